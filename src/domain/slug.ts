import { fold } from './search/fold'

/**
 * Generates a slug from a title (specification §5): lowercase; characters other than letters, digits, spaces and
 * hyphens removed; spaces to hyphens; repeated hyphens collapsed.
 * Other Latin letters are written as plain ones first ("Café" gives "cafe", "Größe" "grosse"); leading and trailing
 * hyphens are removed.
 */
export function slugify(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The maximum length of a slug, in characters. */
export const maxSlugLength = 120

/** The slug of a title, within the limit. */
export const titleSlug = (title: string): string => slugify(title).slice(0, maxSlugLength).replace(/-+$/, '')

/** The format of a stored slug. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
