import { database } from '@/database/outage'
import { leadRoles } from '@/domain/roles'
import { HttpError, notFound } from '@/http/HttpError'
import { leadEventsQuery } from '@/schemas/query'
import { settings } from '@/settings'
import { endpoint } from '../../endpoint'
import { leadStream } from './leadStream'
import { lateness } from './watchLeads'

/** Connections of one person to this instance; a browser needs one for all its tabs. */
const perPerson = 6
const held = new Map<string, number>()

/** @throws {HttpError} 429 if the person holds too many connections */
function hold(person: string): () => void {
  const count = held.get(person) ?? 0
  if (count >= perPerson) throw new HttpError(429, 'Too many open connections. Close some tabs.')
  held.set(person, count + 1)
  return () => {
    const left = (held.get(person) ?? 1) - 1
    if (left > 0) held.set(person, left)
    else held.delete(person)
  }
}

/** A lead shows only once its transaction is committed: possibly after a later one. The browser knows what it has. */
const withLateness = (moment: string) => new Date(Date.parse(moment) - lateness).toISOString()

/** Announces new leads while the connection and the session last (decision 065). */
export const leadEvents = endpoint({
  method: 'get',
  path: '/admin/leads/events',
  allow: leadRoles,
  query: leadEventsQuery,
  async handle({ req: { payload, headers }, user, query }) {
    if (!settings.liveLeads) throw notFound()
    const last = leadEventsQuery.safeParse({ since: headers.get('last-event-id') ?? undefined })
    const since = last.data?.since ?? query.since ?? new Date().toISOString()
    const stream = leadStream({
      since: withLateness(since),
      // While the database is down, Payload treats everyone as anonymous, and there is nothing to send.
      isAllowed: async () => {
        if (database.isAway) return true
        const { user } = await payload.auth({ headers })
        return user !== null && leadRoles.some((role) => role === user.role)
      },
      onEnd: hold(user.id),
    })
    return new Response(stream, {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        // Asks nginx not to hold events back.
        'X-Accel-Buffering': 'no',
      },
    })
  },
})
