import { closedGroups, openGroups } from '../database/dealGroups'
import { agencyTimeZone } from '../domain/agency'
import { agencyDay } from '../domain/clock'
import { lastDays } from '../domain/days'
import { isLost, type LostReason, wonStatus } from '../domain/deal'
import type { DealAnalytics, LeadTotal } from '../domain/entities'
import { forecastOf } from '../domain/forecast'
import { getCms } from '../runtime/cms'

const total = (groups: LeadTotal[]): LeadTotal => ({
  count: groups.reduce((sum, { count }) => sum + count, 0),
  value: groups.reduce((sum, { value }) => sum + value, 0),
})

/**
 * What open leads may bring, and what was won and lost in the last days, including today. For those who work with
 * leads: it doesn't check access.
 */
export async function dealAnalytics(days: number, now = new Date()): Promise<DealAnalytics> {
  const { db } = await getCms()
  const first = lastDays(days, now, agencyTimeZone)[0]
  if (!first) throw new RangeError(`No figures for ${days} days.`)
  const [open, closed] = await Promise.all([openGroups(db), closedGroups(db, `${first.date}T00:00:00.000Z`)])
  const lost = closed.filter(({ status }) => isLost(status))
  return {
    days,
    timeZone: agencyTimeZone,
    forecast: forecastOf(open, agencyDay(now)),
    won: total(closed.filter(({ status }) => status === wonStatus)),
    lost: total(lost),
    reasons: lost
      .map(({ reason, count, value }) => ({ reason: reason as LostReason | null, count, value }))
      .toSorted((one, other) => other.count - one.count),
  }
}
