import type { Config } from 'payload'
import { blogPath, crmPath, leadsPath, portfolioPath, productsPath, servicesPath, systemPath } from './paths'

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
  crm: {
    Component: '/src/admin/crm/view#CrmView',
    path: below(crmPath),
    exact: true,
    meta: { title: 'CRM' },
  },
  services: {
    Component: '/src/admin/services/view#ServicesView',
    path: below(servicesPath),
    exact: true,
    meta: { title: 'Services' },
  },
  products: {
    Component: '/src/admin/products/view#ProductsView',
    path: below(productsPath),
    exact: true,
    meta: { title: 'Products' },
  },
  newEntry: {
    Component: '/src/admin/entry/view#NewEntryView',
    path: '/new/:collection',
    exact: true,
    meta: { title: 'New entry' },
  },
  portfolio: {
    Component: '/src/admin/portfolio/view#PortfolioView',
    path: below(portfolioPath),
    exact: true,
    meta: { title: 'Portfolio' },
  },
  system: {
    Component: '/src/admin/system/view#SystemView',
    path: below(systemPath),
    exact: true,
    meta: { title: 'System' },
  },
  blogs: {
    Component: '/src/admin/blog/view#BlogView',
    path: below(blogPath),
    exact: true,
    meta: { title: 'Blog' },
  },
}
