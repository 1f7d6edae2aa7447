/**
 * Makes a slug of a title (specification §5): lowercase; characters other than letters, digits,
 * spaces and hyphens removed; spaces to hyphens; repeated hyphens collapsed.
 * Accented Latin letters lose their accent first ("Café" gives "cafe"); hyphens at the ends go.
 */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Characters that a slug may have. */
export const slugBound = 120

/** The slug that a title gets, within its bound. */
export const titleSlug = (title: string): string => slugify(title).slice(0, slugBound).replace(/-+$/, '')

/** What a stored slug must look like. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
