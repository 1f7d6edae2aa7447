import { adminSearch as search } from '@/content/adminSearch'
import { staffRoles } from '@/domain/roles'
import { adminSearchQuery } from '@/schemas/query'
import { endpoint } from '../endpoint'

export const adminSearch = endpoint({
  method: 'get',
  path: '/admin/search',
  allow: staffRoles,
  query: adminSearchQuery,
  handle: ({ as, user, query: { q } }) => search(q, user.role, as),
})
