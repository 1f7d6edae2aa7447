import type { Where } from 'payload'
import type { SearchHit, SearchKind } from '../domain/entities'
import { rank, ranked } from '../domain/rank'
import type { Role } from '../domain/roles'
import { inquiries, wordsOf } from './leads'
import { cms } from './payload'
import type { Reader } from './reader'
import { all, holds } from './search'

/** How many of the newest that hold the words are looked at for the best, of each kind. */
const candidates = 100
/** How many of each kind are told. */
const toldOfEach = 5

type Candidate = Omit<SearchHit, 'kind'> & {
  /** What else is known of it. */
  others: (string | null | undefined)[]
}

/** SQLite folds the case of ASCII alone: words with other letters are looked for in several. */
function spellings(word: string): string[] {
  const lower = word.toLowerCase()
  const upper = word.toUpperCase()
  return [...new Set([word, lower, upper, `${upper.charAt(0)}${lower.slice(1)}`])]
}

const holdsAll = (query: string, fields: string[]): Where =>
  all(
    ...query
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => ({ or: spellings(word).map((spelling) => holds(spelling, fields)) })),
  )

const newest = { sort: '-createdAt', limit: candidates, pagination: false, depth: 0 } as const

async function leads(query: string, reader: Reader): Promise<Candidate[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'lead',
    where: all(inquiries, ...wordsOf(query).map((word): Where => ({ searchText: { contains: word } }))),
    trash: true,
    ...newest,
    select: { fullName: true, company: true, email: true },
    ...reader,
  })
  return docs.map(({ id, fullName, company, email }) => ({
    id,
    title: fullName,
    detail: company || email,
    // Its text holds the words too, or it would not have been found.
    others: [company, email, query],
  }))
}

async function posts(query: string, reader: Reader): Promise<Candidate[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'blog-post',
    where: holdsAll(query, ['title', 'slug', 'category']),
    ...newest,
    select: { title: true, slug: true, category: true },
    ...reader,
  })
  return docs.map(({ id, title, slug, category }) => ({
    id,
    title: title || 'Untitled',
    detail: category ?? '',
    others: [slug, category],
  }))
}

async function projects(query: string, reader: Reader): Promise<Candidate[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'project',
    where: holdsAll(query, ['title', 'clientName', 'category']),
    ...newest,
    select: { title: true, clientName: true, category: true },
    ...reader,
  })
  return docs.map(({ id, title, clientName, category }) => ({
    id,
    title,
    detail: clientName || category,
    others: [clientName, category],
  }))
}

async function products(query: string, reader: Reader): Promise<Candidate[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'product',
    where: holdsAll(query, ['title', 'category']),
    ...newest,
    select: { title: true, category: true },
    ...reader,
  })
  return docs.map(({ id, title, category }) => ({ id, title, detail: category, others: [category] }))
}

async function services(query: string, reader: Reader): Promise<Candidate[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'service',
    where: holdsAll(query, ['title']),
    ...newest,
    select: { title: true, price: true },
    ...reader,
  })
  return docs.map(({ id, title, price }) => ({ id, title, detail: price, others: [] }))
}

const staff: readonly Role[] = ['admin', 'editor']
const adminOnly: readonly Role[] = ['admin']

/** What is searched, and whose screens it is for. */
const kinds: { kind: SearchKind; roles: readonly Role[]; find: typeof leads }[] = [
  { kind: 'lead', roles: adminOnly, find: leads },
  { kind: 'post', roles: staff, find: posts },
  { kind: 'project', roles: staff, find: projects },
  { kind: 'product', roles: adminOnly, find: products },
  { kind: 'service', roles: adminOnly, find: services },
]

/** What somebody of this role may open that answers a search, the best of each kind, the best first. */
export async function adminSearch(query: string, role: Role, reader: Reader): Promise<SearchHit[]> {
  const found = await Promise.all(
    kinds
      .filter(({ roles }) => roles.includes(role))
      .map(async ({ kind, find }) =>
        ranked(await find(query, reader), ({ title, others }) => rank(query, title, others))
          .slice(0, toldOfEach)
          .map((hit) => ({ ...hit, kind })),
      ),
  )
  return ranked(found.flat(), ({ title, others }) => rank(query, title, others)).map(
    ({ id, kind, title, detail }) => ({ id, kind, title, detail }),
  )
}
