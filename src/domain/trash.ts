import { day } from './durations'
import { maxSlugLength } from './slug'

/** The collections whose deleted entries can be restored. Leads have a folder of their own for deleted ones. */
export const trashKinds = [
  { value: 'blog-post', label: 'Blog post' },
  { value: 'project', label: 'Project' },
  { value: 'product', label: 'Product' },
  { value: 'service', label: 'Service' },
  { value: 'page', label: 'Page' },
  { value: 'media', label: 'Image' },
] as const

export type TrashKind = (typeof trashKinds)[number]['value']

export const isTrashKind = (collection: string): collection is TrashKind =>
  trashKinds.some(({ value }) => value === collection)

/** How long deleted entries can be restored, in days. */
export const trashDays = 30

/** When an entry deleted at this time (ISO 8601) is permanently removed, in milliseconds since 1970. */
const endOf = (deletedAt: string) => Date.parse(deletedAt) + trashDays * day

/** Entries deleted before this time (ISO 8601) are permanently removed. */
export const trashCutoff = (now = Date.now()): string => new Date(now - trashDays * day).toISOString()

/** Whole days until an entry is permanently removed, at least 0. */
export const trashDaysLeft = (deletedAt: string, now = Date.now()): number =>
  Math.max(0, Math.ceil((endOf(deletedAt) - now) / day))

/** No slug contains it, so that a parked slug is never that of another entry. */
const separator = '~'

/** The slug of an entry in the trash, which leaves its own to others. */
export const parkedSlug = (slug: string, id: string): string => `${slug}${separator}${id}`

/** The slug that an entry in the trash had before. */
export const unparkedSlug = (parked: string): string => parked.split(separator)[0] ?? ''

/** The first slug that isn't taken: this one, or with a number from 2 on. */
export async function freeSlug(slug: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : `-${number}`
    const candidate = slug.slice(0, maxSlugLength - ending.length).replace(/-+$/, '') + ending
    if (!(await isTaken(candidate))) return candidate
  }
}
