import { defaultLocale, isLocale, type Locale, locales, localizedPath } from './locales'
import { mediaFileName } from './mediaFile'
import { isTextPage, paths } from './paths'

/** The target of a link within the site. */
export interface LinkTarget {
  kind: 'fixed' | 'post' | 'project' | 'product' | 'page' | 'file' | 'nothing'
  /** The slug, id or file name. */
  name: string
}

const fixed = new Set<string>(Object.values(paths).filter((path) => typeof path === 'string'))
const files = new Set(['/robots.txt', '/manifest.webmanifest', '/favicon.ico', '/icon.svg', '/frontdesk.svg'])
const prefix = new RegExp(`^/(?:${locales.join('|')})(?=/|$)`)

const patterns: [kind: LinkTarget['kind'], pattern: RegExp][] = [
  ['post', /^\/blog\/([^/]+)$/],
  ['project', /^\/portfolio\/([^/]+)$/],
  ['product', /^\/products\/([^/]+)$/],
  ['page', /^\/([^/.]+)$/],
]

/** The path of a link into the site, without language, query and fragment; null for a link elsewhere. */
function pathOf(href: string, siteUrl: string): string | null {
  const here = new URL(siteUrl)
  if (href.startsWith('#') || !URL.canParse(href, here)) return null
  const url = new URL(href, here)
  if (url.origin !== here.origin) return null
  return url.pathname.replace(prefix, '').replace(/\/+$/, '') || '/'
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return ''
  }
}

/** The target of a link; null if it leaves the site or stays on its page. */
export function linkTarget(href: string, siteUrl: string): LinkTarget | null {
  const path = pathOf(href, siteUrl)
  if (path === null) return null
  const file = mediaFileName(path, siteUrl)
  if (file) return { kind: 'file', name: file }
  // Privacy, terms and the like are entries too.
  const isEntry = isTextPage(path.slice(1))
  if ((fixed.has(path) && !isEntry) || files.has(path) || /^\/admin(?:\/|$)/.test(path))
    return { kind: 'fixed', name: path }
  for (const [kind, pattern] of patterns) {
    const name = decoded(pattern.exec(path)?.[1] ?? '')
    if (name) return { kind, name }
  }
  return { kind: 'nothing', name: path }
}

/** Files and paths that aren't pages of the site. */
const nonPagePattern = /^\/(?:api|admin|_next|og)(?:\/|$)|\.\w+$/

interface LinkSite {
  siteUrl: string
  /** The visitor's language. */
  locale: Locale
  contentLanguage: Locale
  /** Those that the site offers. */
  languages: readonly Locale[]
}

/**
 * Points a link in stored text to the page in the visitor's language. A link that deliberately names a language other
 * than the content's is left alone, while the site offers that language.
 */
export function localizeLink(
  href: string,
  { siteUrl, locale, contentLanguage, languages }: LinkSite,
): string {
  const local = href === siteUrl || href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) || '/' : href
  const [, path = '', rest = ''] = /^(\/(?!\/)[^?#]*)(.*)$/s.exec(local) ?? []
  if (!path || nonPagePattern.test(path)) return href
  const [, named = ''] = path.split('/')
  if (!isLocale(named)) return localizedPath(locale, path) + rest
  const isDeliberate = named !== contentLanguage && named !== defaultLocale && languages.includes(named)
  if (isDeliberate) return href
  return localizedPath(locale, path.slice(named.length + 1) || '/') + rest
}
