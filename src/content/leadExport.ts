import type { Where } from 'payload'
import type { LeadEntity } from '../domain/entities'
import type { ExportedLead } from '../domain/leadCsv'
import { relationId } from '../domain/relationId'
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

/** Leads held in memory at once, with their notes. */
const batchSize = 100

/** Leads with their notes and calls, newest first. */
async function withNotes(leads: LeadEntity[], access: AccessContext): Promise<ExportedLead[]> {
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'lead-note',
    where: { lead: { in: leads.map(({ id }) => id) } },
    pagination: false,
    depth: 0,
    ...access,
  })
  return leads.map((lead) => ({ ...lead, journal: docs.filter((note) => relationId(note.lead) === lead.id) }))
}

/**
 * All leads that match a filter, newest first, in batches. Each batch continues from the date of the last lead, not a
 * page number, so every batch is equally fast and leads added or removed meanwhile don't shift the others.
 */
export async function* allLeads(filter: LeadFilter, access: AccessContext): AsyncGenerator<ExportedLead[]> {
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
    yield await withNotes(await withOwners(docs, access), access)
    if (docs.length < batchSize) return
    const seen = docs.filter(({ createdAt }) => createdAt === date).map(({ id }) => id)
    last = { date, ids: last?.date === date ? [...last.ids, ...seen] : seen }
  }
}
