import { type DraftedCollection, isDraftedCollection } from '@/domain/contentCollections'
import type { EntryState } from '@/domain/entryList'
import { pageNameOf } from '@/domain/pageTexts/pages'

/** The URLs of the back office. */
export const adminPath = '/admin'
export const loginPath = '/admin/login'
export const logoutPath = '/admin/logout'
export const systemPath = '/admin/system'
export const leadsPath = '/admin/leads'
export const crmPath = '/admin/crm'
export const servicesPath = '/admin/services'
export const productsPath = '/admin/products'
export const portfolioPath = '/admin/portfolio'
export const blogPath = '/admin/blogs'
export const mediaPath = '/admin/media'
export const reportPath = '/admin/report'
export const trashPath = '/admin/trash'
export const settingsPath = '/admin/settings'
export const usersPath = '/admin/users'
export const auditPath = '/admin/audit'
export const profilePath = '/admin/profile'
export const pagesPath = '/admin/pages'
export const translationsPath = '/admin/translations'

const origin = 'http://our.invalid'

/**
 * Where to go after login: a path of ours below `/admin`, whatever the URL says. Anything else, including
 * `//elsewhere`, leads to the dashboard.
 */
export function safeReturnPath(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return adminPath
  const { origin: wantedOrigin, pathname, search, hash } = new URL(wanted, origin)
  const isOurs = wantedOrigin === origin && /^\/admin(\/|$)/.test(pathname)
  const isDoor = pathname.startsWith(loginPath) || pathname.startsWith(logoutPath)
  return isOurs && !isDoor ? `${pathname}${search}${hash}` : adminPath
}

/** The login page, with this path to return to. */
export function loginPathFor(returnPath: string): string {
  const safe = safeReturnPath(returnPath)
  return safe === adminPath ? loginPath : `${loginPath}?redirect=${encodeURIComponent(safe)}`
}

/** The same for the full URL of a request. */
export function loginPathForUrl(url: string): string {
  const { pathname, search } = new URL(url, origin)
  return loginPathFor(`${pathname}${search}`)
}

/** The leads list, optionally limited to one status. */
export const leadsPathFor = ({ status }: { status?: string } = {}): string =>
  status ? `${leadsPath}?status=${status}` : leadsPath

/** The leads list with this lead open. */
export const leadPathFor = (id: string) => `${leadsPath}?lead=${id}`

/** The blog screen with this post's dialog open. */
export const postPathFor = (id: string) => `${blogPath}?edit=${id}`

/** The screen that lists the entries of a content type. */
export const contentPaths: Record<DraftedCollection, string> = {
  service: servicesPath,
  product: productsPath,
  project: portfolioPath,
  'blog-post': blogPath,
  page: pagesPath,
}

/** The list of posts, of those in a state only if one is named. */
export const blogPathFor = (state?: EntryState): string => (state ? `${blogPath}?state=${state}` : blogPath)

/** The full editor of an entry. */
export const editorPathFor = (collection: DraftedCollection, id: string) =>
  `${contentPaths[collection]}/${id}/edit`

/** The form of a page's texts in a language; that of the originals without one. */
export const editPagePath = (name: string, locale?: string) =>
  `${pagesPath}/${name}${locale ? `?locale=${locale}` : ''}`

/**
 * A translation beside its original; pages are translated in their own form.
 * @param filter of the list that it was opened from
 */
export function translationPathFor(
  kind: string,
  entry: string,
  language: string,
  filter = new URLSearchParams(),
): string {
  const page = pageNameOf(kind)
  const query = new URLSearchParams(page ? { locale: language } : {})
  for (const [name, value] of filter) query.set(name, value)
  const path = page ? editPagePath(page) : `${translationsPath}/${kind}/${entry}/${language}`
  return query.size ? `${path}?${query}` : path
}

/** Where the original of a translation is edited. */
export function originalPathFor(kind: string, entry: string, language: string): string {
  const page = pageNameOf(kind)
  if (page) return editPagePath(page, language)
  if (kind === 'site-settings') return settingsPath
  return isDraftedCollection(kind) ? editorPathFor(kind, entry) : `${mediaPath}?edit=${entry}`
}

/** The audit log, filtered. */
export function auditPathFor(filter: Record<string, string>): string {
  return `${auditPath}?${new URLSearchParams(filter)}`
}
