import type { IncomingMessage } from 'node:http'
import { localePrefix, locales } from '@/domain/locales'
import { remember } from '@/remember'
import { publicFiles } from './publicFiles'
import type { Rendering } from './Rendering'

/** Which cache may serve a request. */
export type Kind = 'page' | 'data' | 'asset'

const publicData =
  /^\/api\/(?:settings|analytics\/public|services|products|blog-posts|projects|search)(?:\/|$)/
const asset = /^\/(?:_next\/static|fonts)\//
/** Whether a path is that of a script, a style or a font, which never change. */
export const isAsset = (path: string): boolean => asset.test(path)
/** Routes that aren't pages: drafts and images are rendered for each request. */
const elsewhere = new RegExp(
  `^/(?:(?:admin|api)(?:/|$)|og/[^/]+/[^/]+\\.[^/]+$|(?:(?:${locales.join('|')})/)?preview/[^/]+/[^/]+/?$)`,
)

/** Every path that the site serves as a page, including missing ones such as `/nothing.html`. */
export const isPage = (path: string): boolean =>
  !isAsset(path) && !elsewhere.test(path) && !publicFiles.has(path)

/** Whether this is an RSC request of Next's router. */
export const isRscRequest = ({ url = '', headers }: IncomingMessage): boolean =>
  headers.rsc === '1' && isPage(pathOf(url))

const kindOfPath = remember((path): Kind | undefined => {
  if (isAsset(path)) return 'asset'
  if (publicData.test(path)) return 'data'
  return isPage(path) ? 'page' : undefined
}, 5000)

/** What decides which page is meant. */
export type CacheRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** The cache that may serve a request; undefined: Next must, every time. */
export function kindOf({ method, url = '', headers }: CacheRequest): Kind | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const kind = kindOfPath(pathOf(url))
  // A part of a page, which Next's router asks for.
  if (kind === 'page' && headers.rsc === '1') return undefined
  return kind
}

/** Pages that read their query, which makes them dynamic for Next; ours only depend on their URL. */
const list = new RegExp(`^${localePrefix}/(?:portfolio|products|blog|search)$`)
const contact = new RegExp(`^${localePrefix}/contact$`)
const inquiry = new RegExp(`^${localePrefix}/inquiry$`)
const read = {
  list: new Set(['search', 'category', 'page', 'limit', 'featured']),
  data: new Set(['search', 'category', 'page', 'limit', 'featured', 'locale']),
  contact: new Set(['service', 'product', 'project', 'article']),
  inquiry: new Set(['draft']),
}

const startOfQuery = (url: string) => (url.includes('?') ? url.indexOf('?') : url.length)
const pathOf = (url: string) => url.slice(0, startOfQuery(url))
const queryOf = (url: string) => new URLSearchParams(url.slice(startOfQuery(url)))

/** The query parameters that a path uses. */
function readAt(path: string): ReadonlySet<string> | undefined {
  if (publicData.test(path)) return read.data
  if (list.test(path)) return read.list
  if (contact.test(path)) return read.contact
  return inquiry.test(path) ? read.inquiry : undefined
}

const join = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path)

/**
 * The URL to render and the cache key: only the parameters in use, in a fixed order. Nothing else in one visitor's URL
 * can reach other visitors.
 */
export function addressOf(url: string): string {
  const path = pathOf(url)
  const names = path === url ? undefined : readAt(path)
  if (!names) return path
  const query = new URLSearchParams([...queryOf(url)].filter(([name]) => names.has(name)))
  query.sort()
  return join(path, query)
}

/** What a redirect must preserve: unused query parameters, except Next's own. */
export function restOf(url: string): string {
  const names = readAt(pathOf(url))
  const rest = [...queryOf(url)].filter(([name]) => !names?.has(name) && name !== '_rsc')
  return new URLSearchParams(rest).toString()
}

/** One of our paths, with the parameters to preserve. */
export function withRest(location: string, rest: string): string {
  if (!rest || !/^\/(?!\/)/.test(location)) return location
  const [, path = '', query, hash = ''] = /^([^?#]*)(\?[^#]*)?(.*)$/.exec(location) ?? []
  return `${path}${query ? `${query}&` : '?'}${rest}${hash}`
}

/** Whether a path has its canonical spelling: `/p%61ge` is one of endless alternatives. */
function isPlain(path: string): boolean {
  try {
    return encodeURI(decodeURI(path).toLowerCase()) === path
  } catch {
    return false
  }
}

/** Whether there are endlessly many such URLs: missing pages, filtered lists, alternative spellings. */
export const isUnbounded = ({ status }: Rendering, address: string): boolean =>
  status !== 200 || address.includes('?') || !isPlain(address)

/** Whether a URL is a search, of which there are endlessly many. */
export const isSearch = (url: string): boolean =>
  queryOf(url)
    .getAll('search')
    .some((words) => words.trim())

const isOfItsUrl = (path: string) => list.test(path) || contact.test(path)

const isPersonal = ({ headers }: Rendering, url: string) =>
  headers['set-cookie'] !== undefined ||
  (!isOfItsUrl(pathOf(url)) && /\b(?:private|no-store)\b/.test(String(headers['cache-control'] ?? '')))

/** Whether a response depends on the visitor, so that Next must see the original request. */
export const isUncacheable = (rendering: Rendering, url: string): boolean =>
  rendering.status < 400 && isPersonal(rendering, url)

/**
 * Whether a response may be cached for everyone until the content changes. Searches are endless and would evict
 * ordinary pages.
 */
export function isCacheable(kind: Kind, rendering: Rendering, url: string): boolean {
  if (rendering.headers['set-cookie'] !== undefined || isSearch(url)) return false
  return rendering.status === 200 ? !isPersonal(rendering, url) : kind !== 'asset' && rendering.status === 404
}
