import type { Where } from 'payload'
import { containsText } from '../domain/containsText'
import type { LeadEntity, Page } from '../domain/entities'
import type { BudgetBand, LeadFolder, LeadOrder, LeadStatus, ServiceType } from '../domain/lead'
import { leadSearchWords } from '../domain/leadSearch'
import { getCms } from '../runtime/cms'
import type { AccessContext, Paging } from './accessContext'
import { all } from './conditions'
import { withOwner, withOwners } from './leadOwners'

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
  ids?: string[] | undefined
}

/** Each sort order's index starts with the folder. */
const sortBy: Record<LeadOrder, string> = {
  newest: '-createdAt',
  oldest: 'createdAt',
  name: 'sortName',
  value: '-estimatedValue',
  due: 'sortDue',
}

type LeadPaging = Paging & { order: LeadOrder }

/** How many ids a search reads at a time. */
const foundAtOnce = 500

/** A filter as a query condition. Query with `trash: true`, because the folder already excludes deleted leads. */
export function leadsWhere({ folder, status, serviceType, budget, owner, search, ids }: LeadFilter): Where {
  return all(
    { folder: { equals: folder } },
    status && { status: { equals: status } },
    serviceType && { serviceType: { equals: serviceType } },
    budget && { budget: { equals: budget } },
    owner && { owner: owner === 'none' ? { exists: false } : { equals: owner } },
    ids && { id: { in: ids } },
    ...leadSearchWords(search).map((word): Where => ({ searchText: containsText(word) })),
  )
}

/** A page of a folder's leads. */
export async function leads(
  filter: LeadFilter,
  { order, ...paging }: LeadPaging,
  reader: AccessContext,
): Promise<Page<LeadEntity>> {
  if (leadSearchWords(filter.search).length) return foundLeads(filter, { order, ...paging }, reader)
  const payload = await getCms()
  const { docs, totalDocs } = await payload.find({
    collection,
    where: leadsWhere(filter),
    sort: sortBy[order],
    trash: true,
    depth: 0,
    ...paging,
    ...reader,
  })
  return { entries: await withOwners(docs, reader), total: totalDocs }
}

/**
 * A page of search results. No index can serve a search, so it scans every lead of the folder. It does that once for
 * the first few hundred ids, rather than once for the page and again for the count.
 */
async function foundLeads(
  filter: LeadFilter,
  { order, limit, page }: LeadPaging,
  reader: AccessContext,
): Promise<Page<LeadEntity>> {
  const payload = await getCms()
  const search = {
    collection,
    where: leadsWhere(filter),
    sort: sortBy[order],
    trash: true,
    depth: 0,
    ...reader,
  } as const
  const { docs } = await payload.find({
    ...search,
    select: {},
    limit: foundAtOnce,
    pagination: false,
  })
  const hasAll = docs.length < foundAtOnce
  if (!hasAll && page * limit > foundAtOnce) {
    const { docs: far, totalDocs } = await payload.find({ ...search, limit, page })
    return { entries: await withOwners(far, reader), total: totalDocs }
  }
  const ids = docs.slice((page - 1) * limit, page * limit).map(({ id }) => id)
  const shown = ids.length
    ? await payload.find({ ...search, where: { id: { in: ids } }, pagination: false })
    : { docs: [] }
  const inOrder = shown.docs.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  const entries = await withOwners(inOrder, reader)
  const total = hasAll
    ? docs.length
    : (await payload.count({ collection, where: leadsWhere(filter), trash: true, ...reader })).totalDocs
  return { entries, total }
}

/** A lead in any folder. @throws {NotFound} */
export async function lead(id: string, reader: AccessContext): Promise<LeadEntity> {
  const payload = await getCms()
  return withOwner(await payload.findByID({ collection, id, trash: true, depth: 0, ...reader }), reader)
}
