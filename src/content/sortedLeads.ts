import type { SelectType, Where } from 'payload'
import type { LeadOrder } from '../domain/lead'
import { getCms } from '../runtime/cms'
import type { AccessContext, Paging } from './accessContext'

/** Each sort order's index starts with the folder. */
const sortBy: Record<LeadOrder, string> = {
  newest: '-createdAt',
  oldest: 'createdAt',
  name: 'sortName',
  value: '-estimatedValue',
  due: 'sortDue',
  'name-desc': '-sortName',
  'value-asc': 'estimatedValue',
}

interface Search {
  where: Where
  order: LeadOrder
  select?: SelectType
  /** False for the first page alone, without a count. */
  pagination?: boolean
}

async function find({ where, order, ...search }: Search, paging: Paging, access: AccessContext) {
  const payload = await getCms()
  return payload.find({
    collection: 'lead',
    where,
    sort: sortBy[order],
    trash: true,
    depth: 0,
    ...search,
    ...paging,
    ...access,
  })
}

/** Up to `limit` documents from the index `start` on, which needn't be the start of a page. */
async function findFrom(search: Search, start: number, limit: number, access: AccessContext) {
  const page = Math.floor(start / limit) + 1
  const skipped = start % limit
  const first = await find(search, { limit, page }, access)
  const next = skipped && first.hasNextPage ? await find(search, { limit, page: page + 1 }, access) : null
  const docs = [...first.docs, ...(next?.docs ?? [])].slice(skipped, skipped + limit)
  return { docs, totalDocs: first.totalDocs }
}

/**
 * A page of leads in an order. Those without a value come last in both directions; both databases would put them first
 * if the lowest value comes first.
 */
export async function sortedLeads(search: Search, paging: Paging, access: AccessContext) {
  if (search.order !== 'value-asc') return find(search, paging, access)
  const { where } = search
  const { limit, page } = paging
  const valued = await find(
    { ...search, where: { and: [where, { estimatedValue: { exists: true } }] } },
    paging,
    access,
  )
  const rest = await findFrom(
    { ...search, order: 'newest', where: { and: [where, { estimatedValue: { exists: false } }] } },
    Math.max((page - 1) * limit - valued.totalDocs, 0),
    limit,
    access,
  )
  return {
    docs: [...valued.docs, ...rest.docs].slice(0, limit),
    totalDocs: valued.totalDocs + rest.totalDocs,
  }
}
