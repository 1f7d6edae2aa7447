import type { Resource } from '@/admin/shared/crud/resource'

export const product: Resource = {
  path: '/api/admin/products',
  name: 'product',
  collection: 'product',
  list: 'products',
}
