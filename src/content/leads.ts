import type { Where } from 'payload'
import { containsText } from '../domain/containing'
import type { LeadEntity, Page } from '../domain/entities'
import type { BudgetBand, LeadFolder, LeadOrder, LeadStatus, ServiceType } from '../domain/lead'
import { leadSearchWords } from '../domain/leadSearch'
import { getCms } from '../runtime/cms'
import type { AccessContext, Paging } from './accessContext'
import { all } from './search'
import { toLead } from './shapes'

const collection = 'lead'

/** The condition for a lead that is neither spam nor deleted. */
export const inquiries: Where = { folder: { equals: 'inbox' } }

export interface LeadFilter {
  folder: LeadFolder
  status?: LeadStatus | undefined
  serviceType?: ServiceType | undefined
  budget?: BudgetBand | undefined
  /** The id of an admin, or `none`. */
  owner?: string | undefined
  search?: string | undefined
  ids?: string[] | undefined
}

/** The index of each order holds the folder first. */
const sortBy: Record<LeadOrder, string> = {
  newest: '-createdAt',
  oldest: 'createdAt',
  name: 'sortName',
  value: '-estimatedValue',
  due: 'sortDue',
}

type LeadPaging = Paging & { order: LeadOrder }

/** So many ids of a search are read at once. */
const foundAtOnce = 500

/** What is kept of a lead's owner; the rest of an account is nobody's business here. */
export const withOwner = { depth: 1, populate: { users: { username: true, name: true } } } as const

/** A filter as a condition; `trash: true` goes with it, for the folder says it already. */
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

/** A page of the leads of a folder. */
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
    ...withOwner,
    ...paging,
    ...reader,
  })
  return { entries: docs.map(toLead), total: totalDocs }
}

/**
 * The same for a search, which no index can answer: it reads every lead of the folder. It does so once,
 * for the ids of the first few hundred in their order, instead of once for the page and once to count.
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
    ...reader,
  } as const
  const { docs } = await payload.find({
    ...search,
    select: {},
    depth: 0,
    limit: foundAtOnce,
    pagination: false,
  })
  const hasAll = docs.length < foundAtOnce
  if (!hasAll && page * limit > foundAtOnce) {
    const { docs: far, totalDocs } = await payload.find({ ...search, ...withOwner, limit, page })
    return { entries: far.map(toLead), total: totalDocs }
  }
  const ids = docs.slice((page - 1) * limit, page * limit).map(({ id }) => id)
  const shown = ids.length
    ? await payload.find({ ...search, where: { id: { in: ids } }, ...withOwner, pagination: false })
    : { docs: [] }
  const entries = shown.docs.map(toLead).toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  const total = hasAll
    ? docs.length
    : (await payload.count({ collection, where: leadsWhere(filter), trash: true, ...reader })).totalDocs
  return { entries, total }
}

/** A lead, in whichever folder it lies. @throws {NotFound} */
export async function lead(id: string, reader: AccessContext): Promise<LeadEntity> {
  const payload = await getCms()
  return toLead(await payload.findByID({ collection, id, trash: true, ...withOwner, ...reader }))
}
