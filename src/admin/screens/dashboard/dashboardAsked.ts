import { type LeadPeriod, leadPeriods, recentLeads } from '../../../domain/limits'
import type { Role } from '../../../domain/roles'
import type { Asked } from '../../shared/api/queries'

export const figuresAsked: Asked = { queryKey: ['analytics'], path: '/api/admin/analytics', shape: 'one' }

export const recentAsked: Asked = {
  queryKey: ['leads', 'recent'],
  path: `/api/admin/leads?limit=${recentLeads}`,
  shape: 'one',
}

export const overdueAsked: Asked = {
  queryKey: ['leads', 'overdue'],
  path: '/api/admin/analytics/overdue',
  shape: 'page',
}

export const leadFiguresAsked = (days: LeadPeriod): Asked => ({
  queryKey: ['analytics', 'leads', days],
  path: `/api/admin/analytics/leads?days=${days}`,
  shape: 'one',
})

export const postFiguresAsked: Asked = {
  queryKey: ['analytics', 'posts'],
  path: '/api/admin/analytics/posts',
  shape: 'one',
}

/** What the dashboard of a role asks for. */
export const dashboardAsks = (_query: URLSearchParams, role: Role): Asked[] =>
  role === 'admin'
    ? [figuresAsked, recentAsked, overdueAsked, leadFiguresAsked(leadPeriods[0]), postFiguresAsked]
    : [postFiguresAsked]
