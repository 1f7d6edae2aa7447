import type { Where } from 'payload'
import { type ReceivedGroup, receivedGroups } from '../database/receivedGroups'
import { agencyTimeZone } from '../domain/agency'
import { lastDays } from '../domain/days'
import type { LeadAnalytics } from '../domain/entities'
import { leadStatuses, serviceTypes } from '../domain/lead'
import { getCms } from '../runtime/cms'
import { all } from './conditions'
import { inquiries } from './leads'

const within = (start: Date, end: Date): Where => ({
  and: [
    { createdAt: { greater_than_equal: start.toISOString() } },
    { createdAt: { less_than: end.toISOString() } },
  ],
})

/**
 * The leads of the last days including today, in the agency's time zone. For those who work with leads: it doesn't
 * check access.
 */
export async function leadAnalytics(days: number, now = new Date()): Promise<LeadAnalytics> {
  const payload = await getCms()
  const calendar = lastDays(days * 2, now, agencyTimeZone)
  const [before, period] = [calendar.slice(0, days), calendar.slice(days)]
  const [first, earliest] = [period[0], before[0]]
  if (!first || !earliest) throw new RangeError(`No figures for ${days} days.`)

  const [groups, previous] = await Promise.all([
    receivedGroups(payload.db, period),
    payload.count({
      collection: 'lead',
      where: all(inquiries, within(earliest.start, first.start)),
      // The folder already excludes deleted leads.
      trash: true,
    }),
  ])
  const sum = (isCounted: (group: ReceivedGroup) => boolean) =>
    groups.filter(isCounted).reduce((total, { count }) => total + count, 0)
  return {
    days,
    timeZone: agencyTimeZone,
    total: sum(() => true),
    previousTotal: previous.totalDocs,
    perDay: period.map(({ date }) => ({ date, count: sum((group) => group.date === date) })),
    byStatus: leadStatuses.map(({ value: status }) => ({
      status,
      count: sum((group) => group.status === status),
    })),
    byService: serviceTypes.map(({ value: serviceType }) => ({
      serviceType,
      count: sum((group) => group.serviceType === serviceType),
    })),
  }
}
