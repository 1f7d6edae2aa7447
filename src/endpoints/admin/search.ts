import { adminSearch as search } from '@/content/adminSearch'
import { endpoint, staff } from '../endpoint'
import { adminSearchQuery } from '../schemas/query'

export const adminSearch = endpoint({
  method: 'get',
  path: '/admin/search',
  allow: staff,
  query: adminSearchQuery,
  handle: ({ as, user, query: { q } }) => search(q, user.role, as),
})
