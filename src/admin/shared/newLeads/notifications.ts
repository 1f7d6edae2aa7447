import { leadsPath } from '@/admin/paths'
import type { NewLead } from '@/domain/entities'

export const mayAsk = (): boolean =>
  typeof Notification === 'function' && Notification.permission === 'default'

/** `renotify` isn't in TypeScript's types: without it, later leads replace the first ones silently. */
const how: NotificationOptions & { renotify: boolean } = { tag: 'frontdesk-new-leads', renotify: true }

/** Null on Android, where pages can't show notifications by themselves. */
function show(title: string, body: string): Notification | null {
  try {
    return new Notification(title, { ...how, body })
  } catch {
    return null
  }
}

/** Shows a notification of the system about new leads, if the user has allowed it. */
export function notify(leads: readonly NewLead[]): void {
  if (typeof Notification !== 'function' || Notification.permission !== 'granted') return
  const title = leads.length === 1 ? 'New lead' : `${leads.length} new leads`
  const body = leads.map(({ fullName }) => fullName).join(', ')
  const shown = show(title, body)
  shown?.addEventListener('click', () => {
    shown.close()
    window.focus()
    if (window.location.pathname !== leadsPath) window.location.assign(leadsPath)
  })
}
