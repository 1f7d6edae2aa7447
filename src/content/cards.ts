import type { Where } from 'payload'
import { getCms } from '../runtime/cms'
import { anonymous } from './accessContext'
import { all } from './conditions'
import { currentId } from './currentId'
import { published, publishedActive, publishedNow } from './published'

/** The texts on an entry's card. */
export interface EntryCard {
  title: string
  category: string
}

const collections = { post: 'blog-post', product: 'product', project: 'project' } as const
export type CardKind = keyof typeof collections

function visible(kind: CardKind) {
  if (kind === 'post') return publishedNow()
  return kind === 'product' ? publishedActive : published
}

const named = async (kind: CardKind, name: string): Promise<Where> =>
  kind === 'product' ? { id: { equals: await currentId(name) } } : { slug: { equals: name } }

/** Title and category of a public entry by its slug (products: by id); null if there is none. */
export async function entryCard(kind: CardKind, name: string): Promise<EntryCard | null> {
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: collections[kind],
    where: all(await named(kind, name), visible(kind)),
    select: { title: true, category: true },
    limit: 1,
    pagination: false,
    depth: 0,
    ...anonymous,
  })
  const [doc] = docs
  return doc ? { title: doc.title, category: doc.category } : null
}
