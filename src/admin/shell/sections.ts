import type { Role } from '../../domain/roles'
import {
  adminPath,
  auditPath,
  blogPath,
  crmPath,
  leadsPath,
  mediaPath,
  pagesPath,
  portfolioPath,
  productsPath,
  servicesPath,
  settingsPath,
  systemPath,
  usersPath,
} from '../paths'

export interface Section {
  label: string
  href: string
  icon:
    | 'dashboard'
    | 'leads'
    | 'crm'
    | 'services'
    | 'products'
    | 'portfolio'
    | 'blog'
    | 'media'
    | 'pages'
    | 'settings'
    | 'users'
    | 'system'
    | 'audit'
  roles: readonly Role[]
}

const staff = ['admin', 'editor'] as const
const adminOnly = ['admin'] as const

/** The sidebar, group by group; one without a title leads. Content is edited in Payload's own screens. */
const groups: { title: string | null; sections: Section[] }[] = [
  {
    title: null,
    sections: [
      { label: 'Dashboard', href: adminPath, icon: 'dashboard', roles: staff },
      { label: 'Leads', href: leadsPath, icon: 'leads', roles: adminOnly },
      { label: 'CRM', href: crmPath, icon: 'crm', roles: adminOnly },
    ],
  },
  {
    title: 'Content',
    sections: [
      { label: 'Services', href: servicesPath, icon: 'services', roles: adminOnly },
      { label: 'Products', href: productsPath, icon: 'products', roles: adminOnly },
      { label: 'Portfolio', href: portfolioPath, icon: 'portfolio', roles: staff },
      { label: 'Blog', href: blogPath, icon: 'blog', roles: staff },
      { label: 'Media', href: mediaPath, icon: 'media', roles: staff },
      { label: 'Pages', href: pagesPath, icon: 'pages', roles: adminOnly },
    ],
  },
  {
    title: 'System',
    sections: [
      { label: 'Settings', href: settingsPath, icon: 'settings', roles: adminOnly },
      { label: 'Users', href: usersPath, icon: 'users', roles: adminOnly },
      { label: 'Audit trail', href: auditPath, icon: 'audit', roles: adminOnly },
      { label: 'System', href: systemPath, icon: 'system', roles: adminOnly },
    ],
  },
]

/** What somebody of this role sees in the sidebar. */
export function sectionsFor(role: Role) {
  return groups
    .map(({ title, sections }) => ({ title, sections: sections.filter(({ roles }) => roles.includes(role)) }))
    .filter(({ sections }) => sections.length > 0)
}

/** Whether a page belongs to a section; the dashboard is only itself. */
export function isCurrent({ href }: Section, pathname: string): boolean {
  return pathname === href || (href !== adminPath && pathname.startsWith(`${href}/`))
}
