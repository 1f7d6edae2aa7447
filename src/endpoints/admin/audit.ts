import { auditEntries } from '@/content/audit'
import { listed } from '@/http/responses'
import { adminOnly, endpoint } from '../endpoint'
import { auditQuery } from '../schemas/audit'

export const adminAudit = [
  endpoint({
    method: 'get',
    path: '/admin/audit',
    allow: adminOnly,
    query: auditQuery,
    handle: async ({ as, query: { limit, page, ...filter } }) =>
      listed(await auditEntries(filter, { limit, page }, as)),
  }),
]
