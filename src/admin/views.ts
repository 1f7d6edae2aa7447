import type { Config } from 'payload'
import { leadsPath } from './paths'

type Views = NonNullable<NonNullable<NonNullable<Config['admin']>['components']>['views']>

const below = (path: string) => path.replace('/admin', '') as `/${string}`

/** Our screens in Payload's admin; each is guarded by `adminView`. */
export const views: Views = {
  dashboard: { Component: '/src/admin/dashboard/view#DashboardView' },
  leads: {
    Component: '/src/admin/leads/view#LeadsView',
    path: below(leadsPath),
    exact: true,
    meta: { title: 'Leads' },
  },
}
