import { sql } from '@payloadcms/db-sqlite'
import type { DatabaseAdapter } from 'payload'
import type { OpenGroup } from '../domain/forecast'
import { isOpen, leadStatuses } from '../domain/lead'
import { inSqlite, leadsInMongo } from './leadRows'
import { database } from './outage'

/** Closed leads with the same status and reason; the value is in whole rupees. */
export interface ClosedGroup {
  status: string
  reason: string | null
  count: number
  value: number
}

const statuses = leadStatuses.map(({ value }) => value)
const openStatuses = statuses.filter(isOpen)
const closedStatuses = statuses.filter((status) => !isOpen(status))

const totals = { count: { $sum: 1 }, value: { $sum: '$estimatedValue' } }

async function openInMongo(db: DatabaseAdapter): Promise<OpenGroup[]> {
  const month = { $dateToString: { date: '$expectedClose', format: '%Y-%m' } }
  const rows = await leadsInMongo(db).aggregate([
    { $match: { folder: 'inbox', status: { $in: openStatuses } } },
    { $group: { _id: { status: '$status', month }, ...totals } },
  ])
  return rows.map(({ _id: { status, month }, count, value }) => ({
    status,
    month: month ?? null,
    count: Number(count),
    value: Number(value),
  }))
}

async function closedInMongo(db: DatabaseAdapter, since: string): Promise<ClosedGroup[]> {
  const rows = await leadsInMongo(db).aggregate([
    {
      $match: { folder: 'inbox', status: { $in: closedStatuses }, closedOn: { $gte: new Date(since) } },
    },
    { $group: { _id: { status: '$status', reason: '$lostReason' }, ...totals } },
  ])
  return rows.map(({ _id: { status, reason }, count, value }) => ({
    status,
    reason: reason ?? null,
    count: Number(count),
    value: Number(value),
  }))
}

/** The open leads of the inbox, by status and the month in which they are expected to close. */
export const openGroups = (db: DatabaseAdapter): Promise<OpenGroup[]> =>
  database.unlessAway(async () =>
    db.name === 'mongoose'
      ? openInMongo(db)
      : inSqlite(db).all<OpenGroup>(sql`
          SELECT status, substr(expected_close, 1, 7) AS month, count(*) AS count,
            coalesce(sum(estimated_value), 0) AS value
          FROM lead WHERE folder = 'inbox' AND status IN ${openStatuses}
          GROUP BY 1, 2`),
  )

/**
 * The leads of the inbox that were closed on a day or later, by status and reason.
 * @param since midnight UTC of that day
 */
export const closedGroups = (db: DatabaseAdapter, since: string): Promise<ClosedGroup[]> =>
  database.unlessAway(async () =>
    db.name === 'mongoose'
      ? closedInMongo(db, since)
      : inSqlite(db).all<ClosedGroup>(sql`
          SELECT status, lost_reason AS reason, count(*) AS count,
            coalesce(sum(estimated_value), 0) AS value
          FROM lead WHERE folder = 'inbox' AND status IN ${closedStatuses} AND closed_on >= ${since}
          GROUP BY 1, 2`),
  )
