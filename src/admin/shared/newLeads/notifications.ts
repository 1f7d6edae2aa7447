import { leadsPath } from '@/admin/paths'
import type { NewLead } from '@/domain/entities'

export const mayAsk = (): boolean =>
  typeof Notification === 'function' && Notification.permission === 'default'

/** Shows a notification of the system about new leads, if the user has allowed it. */
export function notify(leads: readonly NewLead[]): void {
  if (typeof Notification !== 'function' || Notification.permission !== 'granted') return
  const title = leads.length === 1 ? 'New lead' : `${leads.length} new leads`
  const body = leads.map(({ fullName }) => fullName).join(', ')
  const shown = new Notification(title, { body, tag: 'frontdesk-new-leads' })
  shown.addEventListener('click', () => {
    shown.close()
    window.focus()
    if (window.location.pathname !== leadsPath) window.location.assign(leadsPath)
  })
}
