import { adminOnly, contentRoles, leadRoles, type Role } from './roles'

/** The lists whose looks a person can choose. */
export const settledLists = ['leads', 'services', 'products', 'projects', 'blog-posts'] as const
export type SettledList = (typeof settledLists)[number]

const readers: Record<SettledList, readonly Role[]> = {
  leads: leadRoles,
  services: adminOnly,
  products: adminOnly,
  projects: contentRoles,
  'blog-posts': contentRoles,
}

/** Whether a role has the screen of a list. */
export const mayList = (role: Role, list: SettledList): boolean => readers[list].includes(role)

export const listViews = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const

export type ListView = (typeof listViews)[number]['value']

/** A named address of a list. */
export interface SavedView {
  id: string
  name: string
  /** The parameters of its address, without page and open entry. */
  query: string
}

export const savedViewLimits = { name: 60, query: 4000, perList: 30 } as const

/** How one person wants to see a list. */
export interface ListSettings {
  /** What opens if the address names none. */
  view: ListView
  views: SavedView[]
}
