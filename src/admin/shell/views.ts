import type { Config } from 'payload'
import {
  auditPath,
  blogPath,
  crmPath,
  leadsPath,
  mediaPath,
  pagesPath,
  portfolioPath,
  productsPath,
  profilePath,
  reportPath,
  servicesPath,
  settingsPath,
  systemPath,
  translationsPath,
  trashPath,
  usersPath,
} from '../paths'

type Views = NonNullable<NonNullable<NonNullable<Config['admin']>['components']>['views']>

const below = (path: string) => path.replace('/admin', '') as `/${string}`

/** Our screens in Payload's admin, each guarded by `adminView`. */
export const views: Views = {
  dashboard: { Component: '/src/admin/screens/dashboard/view#DashboardView' },
  leads: {
    Component: '/src/admin/screens/leads/view#LeadsView',
    path: below(leadsPath),
    exact: true,
    meta: { title: 'Leads' },
  },
  crm: {
    Component: '/src/admin/screens/crm/view#CrmView',
    path: below(crmPath),
    exact: true,
    meta: { title: 'CRM' },
  },
  services: {
    Component: '/src/admin/screens/services/view#ServicesView',
    path: below(servicesPath),
    exact: true,
    meta: { title: 'Services' },
  },
  products: {
    Component: '/src/admin/screens/products/view#ProductsView',
    path: below(productsPath),
    exact: true,
    meta: { title: 'Products' },
  },
  newEntry: {
    Component: '/src/admin/screens/new-entry/view#NewEntryView',
    path: '/new/:collection',
    exact: true,
    meta: { title: 'New entry' },
  },
  portfolio: {
    Component: '/src/admin/screens/portfolio/view#PortfolioView',
    path: below(portfolioPath),
    exact: true,
    meta: { title: 'Portfolio' },
  },
  system: {
    Component: '/src/admin/screens/system/view#SystemView',
    path: below(systemPath),
    exact: true,
    meta: { title: 'System' },
  },
  blogs: {
    Component: '/src/admin/screens/blog/view#BlogView',
    path: below(blogPath),
    exact: true,
    meta: { title: 'Blog' },
  },
  serviceEditor: {
    Component: '/src/admin/screens/services/view#ServiceEditorView',
    path: `${below(servicesPath)}/:id/edit`,
    exact: true,
    meta: { title: 'Edit service' },
  },
  productEditor: {
    Component: '/src/admin/screens/products/view#ProductEditorView',
    path: `${below(productsPath)}/:id/edit`,
    exact: true,
    meta: { title: 'Edit product' },
  },
  projectEditor: {
    Component: '/src/admin/screens/portfolio/view#ProjectEditorView',
    path: `${below(portfolioPath)}/:id/edit`,
    exact: true,
    meta: { title: 'Edit project' },
  },
  postEditor: {
    Component: '/src/admin/screens/blog/view#PostEditorView',
    path: `${below(blogPath)}/:id/edit`,
    exact: true,
    meta: { title: 'Edit blog post' },
  },
  media: {
    Component: '/src/admin/screens/media/view#MediaView',
    path: below(mediaPath),
    exact: true,
    meta: { title: 'Media' },
  },
  pages: {
    Component: '/src/admin/screens/pages/view#PagesView',
    path: below(pagesPath),
    exact: true,
    meta: { title: 'Pages' },
  },
  pageTexts: {
    Component: '/src/admin/screens/pages/view#PageTextsView',
    path: `${below(pagesPath)}/:page`,
    exact: true,
    meta: { title: 'Pages' },
  },
  textPageEditor: {
    Component: '/src/admin/screens/pages/view#TextPageEditorView',
    path: `${below(pagesPath)}/:id/edit`,
    exact: true,
    meta: { title: 'Edit page' },
  },
  translations: {
    Component: '/src/admin/screens/translations/view#TranslationsView',
    path: below(translationsPath),
    exact: true,
    meta: { title: 'Translations' },
  },
  translation: {
    Component: '/src/admin/screens/translations/view#TranslationView',
    path: `${below(translationsPath)}/:kind/:entry/:language`,
    exact: true,
    meta: { title: 'Translation' },
  },
  report: {
    Component: '/src/admin/screens/report/view#ReportView',
    path: below(reportPath),
    exact: true,
    meta: { title: 'Content report' },
  },
  trash: {
    Component: '/src/admin/screens/trash/view#TrashView',
    path: below(trashPath),
    exact: true,
    meta: { title: 'Trash' },
  },
  settings: {
    Component: '/src/admin/screens/settings/view#SettingsView',
    path: below(settingsPath),
    exact: true,
    meta: { title: 'Settings' },
  },
  users: {
    Component: '/src/admin/screens/users/view#UsersView',
    path: below(usersPath),
    exact: true,
    meta: { title: 'Users' },
  },
  audit: {
    Component: '/src/admin/screens/audit/view#AuditView',
    path: below(auditPath),
    exact: true,
    meta: { title: 'Audit log' },
  },
  profile: {
    Component: '/src/admin/screens/profile/view#ProfileView',
    path: below(profilePath),
    exact: true,
    meta: { title: 'Profile' },
  },
  // Payload's own account page would change a password without asking for the current one.
  account: { Component: '/src/admin/screens/profile/view#AccountView' },
}
