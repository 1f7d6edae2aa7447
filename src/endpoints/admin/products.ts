import type { RequiredDataFromCollectionSlug } from 'payload'
import type { z } from 'zod'
import { toProduct } from '@/content/shapes'
import { storedPictures } from '@/content/storedPictures'
import type { ProductEntity } from '@/domain/entities'
import { adminOnly } from '@/domain/roles'
import { productDraftSchema, productSchema } from '@/schemas/product'
import { bulk } from './bulk'
import { comments } from './comments'
import { crud } from './crud'
import { type Drafted, editing } from './editing'
import { versions } from './versions'

const products: Drafted<
  'product',
  z.infer<typeof productSchema>,
  z.infer<typeof productDraftSchema>,
  ProductEntity
> = {
  collection: 'product',
  path: '/admin/products',
  name: 'Product',
  allow: adminOnly,
  body: productSchema,
  draft: productDraftSchema,
  async toData({ images, ...body }, access) {
    return {
      ...body,
      images: await storedPictures(images, access),
      _status: 'published',
    } as RequiredDataFromCollectionSlug<'product'>
  },
  toEntities: async (docs) => docs.map(toProduct),
}

export const adminProducts = [
  bulk(products),
  ...crud(products),
  ...editing(products),
  ...comments(products),
  ...versions(products),
]
