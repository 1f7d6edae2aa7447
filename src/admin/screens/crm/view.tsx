import { siteSettings } from '../../../content/settings'
import { adminView } from '../../shell/adminView'
import { boardAsks } from './boardAsked'
import { Crm } from './Crm'

export const CrmView = adminView({
  title: 'CRM',
  allow: ['admin'],
  asks: boardAsks,
  screen: async () => {
    const { whatsappTexts } = await siteSettings()
    return <Crm greeting={whatsappTexts.adminGreeting} />
  },
})
