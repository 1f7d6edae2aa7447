import type { Where } from 'payload'
import { containsText } from '../domain/containsText'
import type { LeadEntity, Page } from '../domain/entities'
import type { BudgetBand, LeadDue, LeadFolder, LeadOrder, LeadStatus, ServiceType } from '../domain/lead'
import { leadRange } from '../domain/leadRange'
import { leadSearchWords } from '../domain/leadSearch'
import { getCms } from '../runtime/cms'
import type { AccessContext, Paging } from './accessContext'
import { all } from './conditions'
import { withOwner, withOwners } from './leadOwners'
import { sortedLeads } from './sortedLeads'

const collection = 'lead'

/** Leads that are neither spam nor deleted. */
export const inquiries: Where = { folder: { equals: 'inbox' } }

export interface LeadFilter {
  folder: LeadFolder
  status?: LeadStatus | undefined
  serviceType?: ServiceType | undefined
  budget?: BudgetBand | undefined
  /** The id of an account, or `none`. */
  owner?: string | undefined
  search?: string | undefined
  /** The days on which it was sent, both included: YYYY-MM-DD in the agency's time zone. */
  from?: string | undefined
  to?: string | undefined
  /** Whole rupees, both included. */
  minValue?: number | undefined
  maxValue?: number | undefined
  due?: LeadDue | undefined
  ids?: string[] | undefined
}

type LeadPaging = Paging & { order: LeadOrder }

/** How many ids a search reads at a time. */
const foundAtOnce = 500

/** What `leadRange` describes, as conditions. */
function rangeWhere(filter: LeadFilter): Where[] {
  const { createdAt, estimatedValue, sortDue, statuses } = leadRange(filter)
  return [
    ...(createdAt.start ? [{ createdAt: { greater_than_equal: createdAt.start } }] : []),
    ...(createdAt.end ? [{ createdAt: { less_than: createdAt.end } }] : []),
    ...(estimatedValue.min === undefined
      ? []
      : [{ estimatedValue: { greater_than_equal: estimatedValue.min } }]),
    ...(estimatedValue.max === undefined
      ? []
      : [{ estimatedValue: { less_than_equal: estimatedValue.max } }]),
    ...(sortDue.start ? [{ sortDue: { greater_than_equal: sortDue.start } }] : []),
    ...(sortDue.end ? [{ sortDue: { less_than: sortDue.end } }] : []),
    ...(statuses ? [{ status: { in: statuses } }] : []),
  ]
}

/** A filter as a query condition. Query with `trash: true`, because the folder already excludes deleted leads. */
export function leadsWhere(filter: LeadFilter): Where {
  const { folder, status, serviceType, budget, owner, search, ids } = filter
  return all(
    { folder: { equals: folder } },
    status && { status: { equals: status } },
    serviceType && { serviceType: { equals: serviceType } },
    budget && { budget: { equals: budget } },
    owner && { owner: owner === 'none' ? { exists: false } : { equals: owner } },
    ids && { id: { in: ids } },
    ...rangeWhere(filter),
    ...leadSearchWords(search).map((word): Where => ({ searchText: containsText(word) })),
  )
}

/** A page of a folder's leads. */
export async function leads(
  filter: LeadFilter,
  { order, ...paging }: LeadPaging,
  access: AccessContext,
): Promise<Page<LeadEntity>> {
  if (leadSearchWords(filter.search).length) return foundLeads(filter, { order, ...paging }, access)
  const { docs, totalDocs } = await sortedLeads({ where: leadsWhere(filter), order }, paging, access)
  return { entries: await withOwners(docs, access), total: totalDocs }
}

/**
 * A page of search results. No index can serve a search, so it scans every lead of the folder. It does that once for
 * the first few hundred ids, rather than once for the page and again for the count.
 */
async function foundLeads(
  filter: LeadFilter,
  { order, limit, page }: LeadPaging,
  access: AccessContext,
): Promise<Page<LeadEntity>> {
  const payload = await getCms()
  const search = { where: leadsWhere(filter), order }
  const first = { limit: foundAtOnce, page: 1 }
  const { docs } = await sortedLeads({ ...search, select: {}, pagination: false }, first, access)
  const hasAll = docs.length < foundAtOnce
  if (!hasAll && page * limit > foundAtOnce) {
    const { docs: far, totalDocs } = await sortedLeads(search, { limit, page }, access)
    return { entries: await withOwners(far, access), total: totalDocs }
  }
  const ids = docs.slice((page - 1) * limit, page * limit).map(({ id }) => id)
  const shown = ids.length
    ? await payload.find({
        collection,
        where: { id: { in: ids } },
        trash: true,
        depth: 0,
        pagination: false,
        ...access,
      })
    : { docs: [] }
  const inOrder = shown.docs.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  const entries = await withOwners(inOrder, access)
  const total = hasAll
    ? docs.length
    : (await payload.count({ collection, where: leadsWhere(filter), trash: true, ...access })).totalDocs
  return { entries, total }
}

/** A lead in any folder. @throws {NotFound} */
export async function lead(id: string, access: AccessContext): Promise<LeadEntity> {
  const payload = await getCms()
  return withOwner(await payload.findByID({ collection, id, trash: true, depth: 0, ...access }), access)
}
