import { adminOnly, contentRoles, leadRoles, type Role, staffRoles } from '@/domain/roles'
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
  reportPath,
  servicesPath,
  settingsPath,
  systemPath,
  translationsPath,
  trashPath,
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
    | 'translations'
    | 'report'
    | 'trash'
    | 'settings'
    | 'users'
    | 'system'
    | 'audit'
  roles: readonly Role[]
  /** Payload's own screens for it: a collection or a global. */
  stored?: string
}

/** The sidebar, group by group; the first has no title. */
const groups: { title: string | null; sections: Section[] }[] = [
  {
    title: null,
    sections: [
      { label: 'Dashboard', href: adminPath, icon: 'dashboard', roles: staffRoles },
      { label: 'Leads', href: leadsPath, icon: 'leads', roles: leadRoles, stored: 'lead' },
      { label: 'CRM', href: crmPath, icon: 'crm', roles: leadRoles },
    ],
  },
  {
    title: 'Content',
    sections: [
      { label: 'Services', href: servicesPath, icon: 'services', roles: adminOnly, stored: 'service' },
      { label: 'Products', href: productsPath, icon: 'products', roles: adminOnly, stored: 'product' },
      { label: 'Portfolio', href: portfolioPath, icon: 'portfolio', roles: contentRoles, stored: 'project' },
      { label: 'Blog', href: blogPath, icon: 'blog', roles: contentRoles, stored: 'blog-post' },
      { label: 'Media', href: mediaPath, icon: 'media', roles: contentRoles, stored: 'media' },
      { label: 'Pages', href: pagesPath, icon: 'pages', roles: contentRoles, stored: 'page' },
      {
        label: 'Translations',
        href: translationsPath,
        icon: 'translations',
        roles: contentRoles,
      },
      { label: 'Content report', href: reportPath, icon: 'report', roles: contentRoles },
      { label: 'Trash', href: trashPath, icon: 'trash', roles: contentRoles },
    ],
  },
  {
    title: 'System',
    sections: [
      { label: 'Settings', href: settingsPath, icon: 'settings', roles: adminOnly, stored: 'site-settings' },
      { label: 'Users', href: usersPath, icon: 'users', roles: adminOnly },
      { label: 'Audit log', href: auditPath, icon: 'audit', roles: adminOnly },
      { label: 'System', href: systemPath, icon: 'system', roles: adminOnly },
    ],
  },
]

/** The sections a role can see. */
export function sectionsFor(role: Role) {
  return groups
    .map(({ title, sections }) => ({ title, sections: sections.filter(({ roles }) => roles.includes(role)) }))
    .filter(({ sections }) => sections.length > 0)
}

const isBelow = (pathname: string, href: string) => pathname === href || pathname.startsWith(`${href}/`)

/** Whether a page, ours or Payload's, belongs to a section; the dashboard matches itself only. */
export function isCurrent({ href, stored }: Section, pathname: string): boolean {
  if (href === adminPath) return pathname === href
  const others = stored
    ? ['collections', 'globals', 'new'].map((kind) => `${adminPath}/${kind}/${stored}`)
    : []
  return [href, ...others].some((path) => isBelow(pathname, path))
}
