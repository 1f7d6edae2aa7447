import { adminView } from '@/admin/shell/adminView'
import { siteSettings } from '@/content/settings'
import { leadRoles } from '@/domain/roles'
import { boardQueries } from './boardQueries'
import { Crm } from './Crm'

export const CrmView = adminView({
  title: 'CRM',
  allow: leadRoles,
  queries: boardQueries,
  screen: async () => {
    const { whatsappTexts } = await siteSettings()
    return <Crm greeting={whatsappTexts.adminGreeting} />
  },
})
