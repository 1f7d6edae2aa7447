import { valuesOf } from './choice'
import type { DraftedCollection } from './contentCollections'

/** Staff roles: `admin` runs everything, `editor` writes posts, projects and media, `sales` works with leads. */
export const roles = [
  { value: 'admin', label: 'Admin' },
  { value: 'editor', label: 'Editor' },
  { value: 'sales', label: 'Sales' },
] as const

export type Role = (typeof roles)[number]['value']

/** Everyone with an account, for what needs no particular role. */
export const staffRoles = valuesOf(roles)
export const adminOnly = ['admin'] as const satisfies Role[]
/** Who writes posts, projects and media. */
export const contentRoles = ['admin', 'editor'] as const satisfies Role[]
/** Who works with leads and sees their figures. */
export const leadRoles = ['admin', 'sales'] as const satisfies Role[]

const isOneOf = (list: readonly Role[], role: Role | null | undefined): boolean =>
  role != null && list.includes(role)

export const worksOnContent = (role: Role | null | undefined) => isOneOf(contentRoles, role)
export const worksWithLeads = (role: Role | null | undefined) => isOneOf(leadRoles, role)

/** Whether a role may delete leads in the trash forever. */
export const mayPurgeLeads = (role: Role | null | undefined) => isOneOf(adminOnly, role)

/** Whether a role may write this kind of content. */
export const canWrite = (role: Role, collection: DraftedCollection): boolean =>
  role === 'admin' || (worksOnContent(role) && (collection === 'project' || collection === 'blog-post'))

/** Length of a password, in characters. */
export const passwordLimits = { min: 12, max: 200 } as const

/** Length of an account's names, in characters. */
export const accountLimits = { usernameMin: 3, username: 60, name: 100 } as const

/** A new username after lowercasing. */
export const usernamePattern = /^[a-z0-9][a-z0-9._@-]*$/
