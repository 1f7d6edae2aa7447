import { adminSearch as search } from '@/content/adminSearch'
import { staffRoles } from '@/domain/roles'
import { endpoint } from '../endpoint'
import { adminSearchQuery } from '../schemas/query'

export const adminSearch = endpoint({
  method: 'get',
  path: '/admin/search',
  allow: staffRoles,
  query: adminSearchQuery,
  handle: ({ as, user, query: { q } }) => search(q, user.role, as),
})
