import { sql } from '@payloadcms/db-sqlite'
import type { DatabaseAdapter } from 'payload'
import { agencyTimeZone } from '../domain/agency'
import type { Day } from '../domain/days'
import { inSqlite, leadsInMongo } from './leadRows'
import { database } from './outage'

/** Leads received on the same day, of the same status and service. */
export interface ReceivedGroup {
  date: string
  status: string
  serviceType: string
  count: number
}

async function inMongo(db: DatabaseAdapter, start: Date, end: Date): Promise<ReceivedGroup[]> {
  const date = { $dateToString: { date: '$createdAt', format: '%Y-%m-%d', timezone: agencyTimeZone } }
  const rows = await leadsInMongo(db).aggregate([
    { $match: { folder: 'inbox', createdAt: { $gte: start, $lt: end } } },
    { $group: { _id: { date, status: '$status', serviceType: '$serviceType' }, count: { $sum: 1 } } },
  ])
  return rows.map(({ _id, count }) => ({ ..._id, count: Number(count) }))
}

/**
 * The leads of the inbox that were received on some days, in one query.
 *
 * @param days of the agency's time zone, oldest first and without gaps
 */
export const receivedGroups = (db: DatabaseAdapter, days: readonly Day[]): Promise<ReceivedGroup[]> =>
  database.unlessAway(async () => {
    const [first, last] = [days[0], days.at(-1)]
    if (!first || !last) return []
    if (db.name === 'mongoose') return inMongo(db, first.start, last.end)
    // SQLite knows no time zones.
    const dates = days.map(({ date, end }) => sql`WHEN created_at < ${end.toISOString()} THEN ${date}`)
    return inSqlite(db).all<ReceivedGroup>(sql`
      SELECT CASE ${sql.join(dates, sql` `)} END AS date, status, service_type AS serviceType, count(*) AS count
      FROM lead
      WHERE folder = 'inbox' AND created_at >= ${first.start.toISOString()} AND created_at < ${last.end.toISOString()}
      GROUP BY 1, 2, 3`)
  })
