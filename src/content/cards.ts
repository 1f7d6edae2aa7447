import type { Where } from 'payload'
import type { Result } from '../domain/caseStudy'
import type { Product, Project } from '../payload-types'
import { getCms } from '../runtime/cms'
import { anonymous } from './accessContext'
import { all } from './conditions'
import { currentId } from './currentId'
import { published, publishedActive, publishedNow } from './published'
import { toResults } from './shapes'

/** What an entry's card shows. */
export interface EntryCard {
  title: string
  category: string
  /** Whole rupees. */
  price?: number
  /** The number a project moved most. */
  headline?: Result
}

const collections = { post: 'blog-post', product: 'product', project: 'project' } as const
export type CardKind = keyof typeof collections

function visible(kind: CardKind) {
  if (kind === 'post') return publishedNow()
  return kind === 'product' ? publishedActive : published
}

const named = async (kind: CardKind, name: string): Promise<Where> =>
  kind === 'product' ? { id: { equals: await currentId(name) } } : { slug: { equals: name } }

/** What the card of a public entry shows, by its slug (products: by id); null if there is none. */
export async function entryCard(kind: CardKind, name: string): Promise<EntryCard | null> {
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: collections[kind],
    where: all(await named(kind, name), visible(kind)),
    select: { title: true, category: true, price: true, results: true },
    limit: 1,
    pagination: false,
    depth: 0,
    ...anonymous,
  })
  const [doc] = docs
  if (!doc) return null
  const { title, category, price, results } = doc as Partial<Product & Project> & EntryCard
  const [headline] = results ? toResults(results) : []
  return { title, category, ...(price && { price }), ...(headline && { headline }) }
}
