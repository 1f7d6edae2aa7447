import type { Where } from 'payload'
import { productCategoryValue } from '../domain/categories'
import type { Page, ProductEntity } from '../domain/entities'
import { cms } from './payload'
import { type Paging, visitor } from './reader'
import { all, holds } from './search'
import { toProduct } from './shapes'

export interface ProductFilter {
  featured?: boolean | undefined
  /** Stored value or label. */
  category?: string | undefined
  /** Part of title or description, in any case. */
  search?: string | undefined
}

const active: Where = { isActive: { equals: true } }

/** The active products, newest first. */
export async function activeProducts(filter: ProductFilter, paging: Paging): Promise<Page<ProductEntity>> {
  const { featured, category, search } = filter
  const payload = await cms()
  const { docs, totalDocs } = await payload.find({
    collection: 'product',
    where: all(
      active,
      featured !== undefined && { isFeatured: { equals: featured } },
      category && { category: { equals: productCategoryValue(category) } },
      search && holds(search, ['title', 'description']),
    ),
    sort: '-createdAt',
    depth: 1,
    ...paging,
    ...visitor,
  })
  return { entries: docs.map(toProduct), total: totalDocs }
}

/** An active product; null where there is none. */
export async function activeProduct(id: string): Promise<ProductEntity | null> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'product',
    where: all(active, { id: { equals: id } }),
    limit: 1,
    pagination: false,
    depth: 1,
    ...visitor,
  })
  return docs[0] ? toProduct(docs[0]) : null
}
