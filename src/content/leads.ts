import type { Where } from 'payload'
import type { LeadCounts, LeadEntity, Page } from '../domain/entities'
import { type LeadStatus, leadStatuses } from '../domain/lead'
import { cms } from './payload'
import type { Paging, Reader } from './reader'
import { all } from './search'
import { toLead } from './shapes'

/** The condition for a lead that is neither spam nor deleted. */
export const inquiries: Where = { folder: { equals: 'inbox' } }
const withStatus = (status: LeadStatus): Where => ({ status: { equals: status } })

/** Leads that are no spam, newest first. */
export async function leads(
  filter: { status?: LeadStatus | undefined },
  paging: Paging,
  reader: Reader,
): Promise<Page<LeadEntity>> {
  const payload = await cms()
  const { docs, totalDocs } = await payload.find({
    collection: 'lead',
    where: all(inquiries, filter.status && withStatus(filter.status)),
    sort: '-createdAt',
    ...paging,
    ...reader,
  })
  return { entries: docs.map(toLead), total: totalDocs }
}

/** How many leads there are, in all and in each status. */
export async function leadCounts(reader: Reader): Promise<LeadCounts> {
  const payload = await cms()
  const count = async (where: Where) =>
    (await payload.count({ collection: 'lead', where, ...reader })).totalDocs
  const [total, ...counts] = await Promise.all([
    count(inquiries),
    ...leadStatuses.map(({ value }) => count(all(inquiries, withStatus(value)))),
  ])
  const byStatus = leadStatuses.map(({ value }, index) => [value, counts[index] ?? 0])
  return { total, ...Object.fromEntries(byStatus) }
}
