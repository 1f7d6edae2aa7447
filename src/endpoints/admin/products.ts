import { toProduct } from '@/content/shapes'
import { storedPictures } from '@/content/storedPictures'
import { adminOnly } from '@/domain/roles'
import { productSchema } from '@/schemas/product'
import { crud } from './crud'

export const adminProducts = crud({
  collection: 'product',
  path: '/admin/products',
  name: 'Product',
  allow: adminOnly,
  body: productSchema,
  async toData({ images, ...body }, reader) {
    return { ...body, images: await storedPictures(images, reader), _status: 'published' as const }
  },
  toEntities: async (docs) => docs.map(toProduct),
})
