import type { ScreenQuery } from '@/admin/shared/api/queries'
import { ownReviewsQuery } from '@/admin/shared/review/ownReviewsQuery'
import { type LeadPeriod, leadPeriods, recentLeads } from '@/domain/limits'
import type { Role } from '@/domain/roles'
import { countsQuery } from '../leads/leadsQueries'

export const figuresQuery: ScreenQuery = {
  queryKey: ['analytics'],
  path: '/api/admin/analytics',
  shape: 'one',
}

export const recentQuery: ScreenQuery = {
  queryKey: ['leads', 'recent'],
  path: `/api/admin/leads?limit=${recentLeads}`,
  shape: 'one',
}

export const nextStepsQuery: ScreenQuery = {
  queryKey: ['leads', 'next-steps'],
  path: '/api/admin/analytics/next-steps',
  shape: 'page',
}

export const leadFiguresQuery = (days: LeadPeriod): ScreenQuery => ({
  queryKey: ['analytics', 'leads', days],
  path: `/api/admin/analytics/leads?days=${days}`,
  shape: 'one',
})

export const dealFiguresQuery = (days: LeadPeriod): ScreenQuery => ({
  queryKey: ['leads', 'deals', days],
  path: `/api/admin/analytics/deals?days=${days}`,
  shape: 'one',
})

export const postFiguresQuery: ScreenQuery = {
  queryKey: ['analytics', 'posts'],
  path: '/api/admin/analytics/posts',
  shape: 'one',
}

const leadQueries = [
  recentQuery,
  nextStepsQuery,
  dealFiguresQuery(leadPeriods[0]),
  leadFiguresQuery(leadPeriods[0]),
]

const queriesOf: Record<Role, ScreenQuery[]> = {
  admin: [figuresQuery, ...leadQueries, ownReviewsQuery, postFiguresQuery],
  editor: [ownReviewsQuery, postFiguresQuery],
  sales: [countsQuery, ...leadQueries],
}

/** The queries for a role's dashboard. */
export const dashboardQueries = (_query: URLSearchParams, role: Role): ScreenQuery[] => queriesOf[role]
