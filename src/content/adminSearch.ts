import { productCategories } from '../domain/categories'
import { labelOf } from '../domain/choice'
import type { ContentCollection } from '../domain/contentCollections'
import type { FoundEntry, FoundKind } from '../domain/entities'
import { adminOnly, contentRoles, type Role, worksWithLeads } from '../domain/roles'
import { rankByRelevance } from '../domain/search/rankByRelevance'
import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'
import { leadsWhere } from './leads'
import { searchEntries } from './searchEntries'

/** How many of the newest matching leads are ranked. */
const candidates = 100
/** How many results of each type are returned. */
const maxPerKind = 5

/** The searched content, and who may open it. */
const contentKinds: { kind: FoundKind; collection: ContentCollection; roles: readonly Role[] }[] = [
  { kind: 'post', collection: 'blog-post', roles: contentRoles },
  { kind: 'project', collection: 'project', roles: contentRoles },
  { kind: 'product', collection: 'product', roles: adminOnly },
  { kind: 'service', collection: 'service', roles: adminOnly },
]

const name = ({ title, detail }: FoundEntry) => ({ title, labels: detail })

async function leads(query: string, access: AccessContext): Promise<FoundEntry[]> {
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'lead',
    where: leadsWhere({ folder: 'inbox', search: query }),
    // The folder already excludes deleted leads.
    trash: true,
    sort: '-createdAt',
    limit: candidates,
    pagination: false,
    depth: 0,
    select: { fullName: true, company: true, email: true },
    ...access,
  })
  const found = docs.map(({ id, fullName, company, email }) => ({
    kind: 'lead' as const,
    id,
    title: fullName,
    detail: company || email,
  }))
  return rankByRelevance(found, query, name, { isFound: true }).slice(0, maxPerKind)
}

async function content(
  { kind, collection }: (typeof contentKinds)[number],
  query: string,
  access: AccessContext,
): Promise<FoundEntry[]> {
  const { entries } = await searchEntries({ query, kind: collection }, { limit: maxPerKind, page: 1 }, access)
  return entries.map(({ id, title, category }) => ({
    kind,
    id,
    title: title.map(({ text }) => text).join('') || 'Untitled',
    detail: labelOf(productCategories, category ?? ''),
  }))
}

/** Search results that this role may open: the best of each type, best first. */
export async function adminSearch(query: string, role: Role, access: AccessContext): Promise<FoundEntry[]> {
  const found = await Promise.all([
    ...(worksWithLeads(role) ? [leads(query, access)] : []),
    ...contentKinds.filter(({ roles }) => roles.includes(role)).map((kind) => content(kind, query, access)),
  ])
  return rankByRelevance(found.flat(), query, name, { isFound: true })
}
