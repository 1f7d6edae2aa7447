import { adminView } from '@/admin/shell/adminView'
import { siteSettings } from '@/content/settings'
import { adminOnly } from '@/domain/roles'
import { Leads } from './Leads'
import { inboxQueries } from './leadsQueries'

export const LeadsView = adminView({
  title: 'Leads',
  allow: adminOnly,
  queries: inboxQueries,
  screen: async () => {
    const { whatsappTexts } = await siteSettings()
    return <Leads greeting={whatsappTexts.adminGreeting} />
  },
})
