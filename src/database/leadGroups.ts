import { sql } from '@payloadcms/db-sqlite'
import type { DatabaseAdapter } from 'payload'
import { escapeRegex } from '../domain/escapeRegex'
import { leadFolders } from '../domain/lead'
import type { LeadRange } from '../domain/leadRange'
import { inSqlite, leadsInMongo } from './leadRows'
import { database } from './outage'

/** Leads with the same filter values: their number, and their total value in rupees. */
export interface LeadGroup {
  folder: string
  status: string
  serviceType: string
  budget: string | null
  owner: string | null
  count: number
  value: number
}

/** Bounds as MongoDB compares them; undefined without any. */
function between(low: Date | number | undefined, high: Date | number | undefined, highest: '$lt' | '$lte') {
  if (low === undefined && high === undefined) return undefined
  return { ...(low !== undefined && { $gte: low }), ...(high !== undefined && { [highest]: high }) }
}

const dateOf = (moment: string | undefined) => (moment ? new Date(moment) : undefined)

function mongoRange({ createdAt, estimatedValue, sortDue, statuses }: LeadRange): object[] {
  const bounds = {
    createdAt: between(dateOf(createdAt.start), dateOf(createdAt.end), '$lt'),
    estimatedValue: between(estimatedValue.min, estimatedValue.max, '$lte'),
    sortDue: between(dateOf(sortDue.start), dateOf(sortDue.end), '$lt'),
    status: statuses && { $in: statuses },
  }
  return Object.entries(bounds).flatMap(([name, bound]) => (bound ? [{ [name]: bound }] : []))
}

const sqliteRange = ({ createdAt, estimatedValue, sortDue, statuses }: LeadRange) => [
  ...(createdAt.start ? [sql`created_at >= ${createdAt.start}`] : []),
  ...(createdAt.end ? [sql`created_at < ${createdAt.end}`] : []),
  ...(estimatedValue.min === undefined ? [] : [sql`estimated_value >= ${estimatedValue.min}`]),
  ...(estimatedValue.max === undefined ? [] : [sql`estimated_value <= ${estimatedValue.max}`]),
  ...(sortDue.start ? [sql`sort_due >= ${sortDue.start}`] : []),
  ...(sortDue.end ? [sql`sort_due < ${sortDue.end}`] : []),
  ...(statuses ? [sql`status IN ${statuses}`] : []),
]

function groupsInMongo(db: DatabaseAdapter, words: string[], range: LeadRange): Promise<LeadGroup[]> {
  // Names the folders so that the index starting with them is used: it covers the whole query.
  const $and = [
    { folder: { $in: leadFolders.map(({ value }) => value) } },
    ...words.map((word) => ({ searchText: { $regex: escapeRegex(word) } })),
    ...mongoRange(range),
  ]
  const named = { folder: 1, status: 1, serviceType: 1, budget: 1, owner: 1 }
  const keys = Object.fromEntries(Object.keys(named).map((name) => [name, `$${name}`]))
  return leadsInMongo(db)
    .aggregate([
      { $match: { $and } },
      { $group: { _id: keys, count: { $sum: 1 }, value: { $sum: '$estimatedValue' } } },
    ])
    .exec()
    .then((rows) =>
      rows.map(({ _id, count, value }) => ({
        folder: _id.folder,
        status: _id.status,
        serviceType: _id.serviceType,
        budget: _id.budget ?? null,
        owner: _id.owner ? String(_id.owner) : null,
        count: Number(count),
        value: Number(value),
      })),
    )
}

function groupsInSqlite(db: DatabaseAdapter, words: string[], range: LeadRange): Promise<LeadGroup[]> {
  const holding = [...words.map((word) => sql`instr(search_text, ${word})`), ...sqliteRange(range)]
  const condition = holding.length ? sql`WHERE ${sql.join(holding, sql` AND `)}` : sql``
  return inSqlite(db).all<LeadGroup>(sql`
    SELECT folder, status, service_type AS serviceType, budget, owner_id AS owner,
      count(*) AS count, coalesce(sum(estimated_value), 0) AS value
    FROM lead ${condition}
    GROUP BY folder, status, service_type, budget, owner_id`)
}

/**
 * Counts and sums all leads in the database in one pass. Payload's API can only count one condition at a time, and
 * can't sum.
 * @param words a lead must contain all of them; as returned by `searchText`, without `%` and `_`
 */
export function leadGroups(db: DatabaseAdapter, words: string[], range: LeadRange): Promise<LeadGroup[]> {
  return database.unlessAway(() =>
    db.name === 'mongoose' ? groupsInMongo(db, words, range) : groupsInSqlite(db, words, range),
  )
}
