import type { Where } from 'payload'
import { findProductCategory } from '../domain/categories'
import type { Page, Picture, ProductEntity } from '../domain/entities'
import { relatedEntries } from '../domain/limits'
import type { Product } from '../payload-types'
import { getCms } from '../runtime/cms'
import { anonymous, type Paging } from './accessContext'
import { all, holds } from './conditions'
import { currentId } from './currentId'
import { newestDraft } from './drafts'
import { pictures } from './pictures'
import { publishedActive } from './published'
import { toProduct } from './shapes'

export interface ProductFilter {
  featured?: boolean | undefined
  /** Stored value or label. */
  category?: string | undefined
  /** Part of the title or description, ignoring case. */
  search?: string | undefined
}

/** A product on the site. */
export type ProductCard = ProductEntity & { pictures: Picture[] }

const toCard = (doc: Product): ProductCard => ({
  ...toProduct(doc),
  pictures: pictures(doc.images, doc.title),
})

const newest = ['-createdAt']
const featuredFirst = ['-isFeatured', '-createdAt']

async function find(
  { featured, category, search }: ProductFilter,
  paging: Paging,
  sort = newest,
  more?: Where,
) {
  const payload = await getCms()
  return payload.find({
    collection: 'product',
    where: all(
      publishedActive,
      featured !== undefined && { isFeatured: { equals: featured } },
      category && { category: { equals: findProductCategory(category) ?? category } },
      search && holds(search, ['title', 'description']),
      more,
    ),
    sort,
    depth: 1,
    ...paging,
    ...anonymous,
  })
}

/** The active products, newest first. */
export async function activeProducts(filter: ProductFilter, paging: Paging): Promise<Page<ProductEntity>> {
  const { docs, totalDocs } = await find(filter, paging)
  return { entries: docs.map(toProduct), total: totalDocs }
}

/** The active products with their images, newest first. */
export async function productCards(filter: ProductFilter, paging: Paging): Promise<Page<ProductCard>> {
  const { docs, totalDocs } = await find(filter, paging)
  return { entries: docs.map(toCard), total: totalDocs }
}

/** The first active products, featured ones first. */
export async function topProducts(limit: number): Promise<ProductCard[]> {
  const { docs } = await find({}, { limit, page: 1 }, featuredFirst)
  return docs.map(toCard)
}

async function findActive(id: string): Promise<Product | undefined> {
  const { docs } = await find({}, { limit: 1, page: 1 }, newest, { id: { equals: await currentId(id) } })
  return docs[0]
}

/** An active product; null if there is none. */
export async function activeProduct(id: string): Promise<ProductEntity | null> {
  const doc = await findActive(id)
  return doc ? toProduct(doc) : null
}

/** An active product with up to three others in its category; null if there is none. */
export async function productWithRelated(id: string): Promise<ProductWithRelated | null> {
  const doc = await findActive(id)
  return doc ? withRelated(doc) : null
}

/** The same for a product as last saved, for its preview. */
export async function draftProduct(id: string): Promise<ProductWithRelated | null> {
  const doc = await newestDraft('product', id)
  return doc && withRelated(doc)
}

interface ProductWithRelated {
  product: ProductCard
  related: ProductCard[]
}

async function withRelated(doc: Product): Promise<ProductWithRelated> {
  const paging = { limit: relatedEntries, page: 1 }
  const { docs } = await find({ category: doc.category }, paging, newest, { id: { not_equals: doc.id } })
  return { product: toCard(doc), related: docs.map(toCard) }
}
