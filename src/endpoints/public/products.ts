import { activeProduct, activeProducts } from '@/content/products'
import { listed, one } from '@/http/responses'
import { catalogQuery, localeQuery } from '@/schemas/query'
import { endpoint } from '../endpoint'
import { localeOptionsOf } from './localeOptionsOf'

export const publicProducts = [
  endpoint({
    method: 'get',
    path: '/products',
    query: catalogQuery,
    handle: async ({ query: { limit, page, locale, ...filter } }) =>
      listed(await activeProducts(filter, { limit, page }, await localeOptionsOf(locale))),
  }),
  endpoint({
    method: 'get',
    path: '/products/:id',
    query: localeQuery,
    handle: async ({ id, query }) => one(await activeProduct(id(), await localeOptionsOf(query.locale))),
  }),
]
