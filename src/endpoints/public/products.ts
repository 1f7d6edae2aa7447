import { activeProduct, activeProducts } from '@/content/products'
import { listed, one } from '@/http/responses'
import { catalogueQuery } from '@/schemas/query'
import { endpoint } from '../endpoint'

export const publicProducts = [
  endpoint({
    method: 'get',
    path: '/products',
    query: catalogueQuery,
    handle: async ({ query: { limit, page, ...filter } }) =>
      listed(await activeProducts(filter, { limit, page })),
  }),
  endpoint({
    method: 'get',
    path: '/products/:id',
    handle: async ({ id }) => one(await activeProduct(id())),
  }),
]
