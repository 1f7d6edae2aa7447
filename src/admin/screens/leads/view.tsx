import { adminView } from '@/admin/shell/adminView'
import { siteSettings } from '@/content/settings'
import { leadRoles, mayPurgeLeads } from '@/domain/roles'
import { settings } from '@/settings'
import { Leads } from './Leads'
import { inboxQueries } from './leadsQueries'

export const LeadsView = adminView({
  title: 'Leads',
  allow: leadRoles,
  queries: inboxQueries,
  screen: async ({ role }) => {
    const { whatsappTexts } = await siteSettings()
    return (
      <Leads
        greeting={whatsappTexts.adminGreeting}
        mayPurge={mayPurgeLeads(role)}
        isLive={settings.liveLeads}
      />
    )
  },
})
