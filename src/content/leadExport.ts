import type { Where } from 'payload'
import type { LeadEntity } from '../domain/entities'
import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'
import { all } from './conditions'
import { withOwners } from './leadOwners'
import { type LeadFilter, leadsWhere } from './leads'

/** The number of leads that match a filter. */
export async function countLeads(filter: LeadFilter, access: AccessContext): Promise<number> {
  const payload = await getCms()
  const where = leadsWhere(filter)
  return (await payload.count({ collection: 'lead', where, trash: true, ...access })).totalDocs
}

/** Leads held in memory at once. */
const batchSize = 250

/**
 * All leads that match a filter, newest first, in batches. Each batch continues from the date of the last lead, not a
 * page number, so every batch is equally fast and leads added or removed meanwhile don't shift the others.
 */
export async function* allLeads(filter: LeadFilter, access: AccessContext): AsyncGenerator<LeadEntity[]> {
  const payload = await getCms()
  let last: { date: string; ids: string[] } | undefined
  while (true) {
    const onward: Where | undefined = last && {
      and: [{ createdAt: { less_than_equal: last.date } }, { id: { not_in: last.ids } }],
    }
    const { docs } = await payload.find({
      collection: 'lead',
      where: all(leadsWhere(filter), onward),
      sort: '-createdAt',
      limit: batchSize,
      pagination: false,
      trash: true,
      depth: 0,
      ...access,
    })
    const date = docs.at(-1)?.createdAt
    if (date === undefined) return
    yield await withOwners(docs, access)
    if (docs.length < batchSize) return
    const seen = docs.filter(({ createdAt }) => createdAt === date).map(({ id }) => id)
    last = { date, ids: last?.date === date ? [...last.ids, ...seen] : seen }
  }
}
