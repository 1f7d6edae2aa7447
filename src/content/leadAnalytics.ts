import type { Where } from 'payload'
import { agencyTimeZone } from '../domain/agency'
import { lastDays } from '../domain/days'
import type { LeadAnalytics } from '../domain/entities'
import { leadStatuses, serviceTypes } from '../domain/lead'
import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'
import { all } from './conditions'
import { inquiries } from './leads'

const within = (start: Date, end: Date): Where => ({
  and: [
    { createdAt: { greater_than_equal: start.toISOString() } },
    { createdAt: { less_than: end.toISOString() } },
  ],
})

/**
 * The leads of the last days including today, in the agency's time zone. Uses small indexed counts: reading all leads
 * would get slower as they grow, and the two databases group differently.
 */
export async function leadAnalytics(
  days: number,
  reader: AccessContext,
  now = new Date(),
): Promise<LeadAnalytics> {
  const payload = await getCms()
  const calendar = lastDays(days * 2, now, agencyTimeZone)
  const [before, period] = [calendar.slice(0, days), calendar.slice(days)]
  const [first, last, earliest] = [period[0], period[days - 1], before[0]]
  if (!first || !last || !earliest) throw new RangeError(`No figures for ${days} days.`)

  // `trash: true`, because the folder already excludes deleted leads.
  const count = async (start: Date, end: Date, more?: Where) => {
    const where = all(inquiries, within(start, end), more)
    return (await payload.count({ collection: 'lead', where, trash: true, ...reader })).totalDocs
  }
  const whole = (more: Where) => count(first.start, last.end, more)

  const [perDay, byStatus, byService, previousTotal] = await Promise.all([
    Promise.all(period.map(async ({ date, start, end }) => ({ date, count: await count(start, end) }))),
    Promise.all(
      leadStatuses.map(async ({ value: status }) => ({
        status,
        count: await whole({ status: { equals: status } }),
      })),
    ),
    Promise.all(
      serviceTypes.map(async ({ value: serviceType }) => ({
        serviceType,
        count: await whole({ serviceType: { equals: serviceType } }),
      })),
    ),
    count(earliest.start, first.start),
  ])
  const total = perDay.reduce((sum, day) => sum + day.count, 0)
  return { days, timeZone: agencyTimeZone, total, previousTotal, perDay, byStatus, byService }
}
