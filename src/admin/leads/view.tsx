import { siteSettings } from '../../content/settings'
import { adminView } from '../adminView'
import { Leads } from './Leads'

export const LeadsView = adminView({
  title: 'Leads',
  allow: ['admin'],
  screen: async () => {
    const { whatsappTexts } = await siteSettings()
    return <Leads greeting={whatsappTexts.adminGreeting} />
  },
})
