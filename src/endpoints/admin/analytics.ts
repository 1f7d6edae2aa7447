import { adminAnalytics as figures } from '@/content/analytics'
import { dealAnalytics } from '@/content/dealAnalytics'
import { dueSteps } from '@/content/dueSteps'
import { leadAnalytics } from '@/content/leadAnalytics'
import { postAnalytics } from '@/content/postAnalytics'
import { adminOnly, contentRoles, leadRoles } from '@/domain/roles'
import { listed } from '@/http/responses'
import { leadPeriodQuery } from '@/schemas/query'
import { endpoint } from '../endpoint'

export const adminAnalytics = [
  endpoint({ method: 'get', path: '/admin/analytics', allow: adminOnly, handle: () => figures() }),
  endpoint({
    method: 'get',
    path: '/admin/analytics/leads',
    allow: leadRoles,
    query: leadPeriodQuery,
    handle: ({ query: { days } }) => leadAnalytics(days),
  }),
  endpoint({
    method: 'get',
    path: '/admin/analytics/deals',
    allow: leadRoles,
    query: leadPeriodQuery,
    handle: ({ query: { days } }) => dealAnalytics(days),
  }),
  endpoint({
    method: 'get',
    path: '/admin/analytics/next-steps',
    allow: leadRoles,
    handle: async ({ as }) => listed(await dueSteps(as)),
  }),
  endpoint({
    method: 'get',
    path: '/admin/analytics/posts',
    allow: contentRoles,
    handle: ({ as }) => postAnalytics(as),
  }),
]
