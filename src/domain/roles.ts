/** Who works here: `admin` runs everything, `editor` writes posts, projects and media. */
export const roles = [
  { value: 'admin', label: 'Admin' },
  { value: 'editor', label: 'Editor' },
] as const

export type Role = (typeof roles)[number]['value']

/** Characters of a password. */
export const passwordBounds = { min: 12, max: 200 } as const
