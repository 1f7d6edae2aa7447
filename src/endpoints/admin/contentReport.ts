import { contentReport } from '@/content/contentReport'
import { contentRoles } from '@/domain/roles'
import { listed } from '@/http/responses'
import { contentReportQuery } from '@/schemas/contentReport'
import { endpoint } from '../endpoint'

/** Published content that may deserve attention: stale, untranslated, unlinked or never read. */
export const adminContentReport = endpoint({
  method: 'get',
  path: '/admin/report',
  allow: contentRoles,
  query: contentReportQuery,
  handle: async ({ user, query: { limit, page, ...filter } }) =>
    listed(await contentReport(filter, { limit, page }, user.role)),
})
