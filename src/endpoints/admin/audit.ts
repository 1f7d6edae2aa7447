import { auditEntries } from '@/content/audit'
import { adminOnly } from '@/domain/roles'
import { listed } from '@/http/responses'
import { auditQuery } from '@/schemas/audit'
import { endpoint } from '../endpoint'

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
