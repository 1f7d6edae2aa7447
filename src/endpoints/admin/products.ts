import { toProduct } from '../../content/shapes'
import { storedPictures } from '../../content/storedPictures'
import { adminOnly } from '../endpoint'
import { productSchema } from '../schemas/product'
import { crud } from './crud'

export const adminProducts = crud({
  collection: 'product',
  path: '/admin/products',
  name: 'Product',
  allow: adminOnly,
  body: productSchema,
  searchIn: ['title', 'description', 'category'],
  toData: async ({ images, ...body }, reader) => ({ ...body, images: await storedPictures(images, reader) }),
  toEntities: async (docs) => docs.map(toProduct),
})
