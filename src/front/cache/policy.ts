import type { IncomingMessage } from 'node:http'
import { publicFiles } from './publicFiles'
import type { Rendering } from './Rendering'

/** What a request may be answered from. */
export type Kind = 'page' | 'data' | 'asset'

const publicData = /^\/api\/(?:settings|analytics\/public|services|products|blog-posts|projects)(?:\/|$)/
const asset = /^\/_next\/static\//
/** What is no page, by its route: drafts and pictures are made for each request. */
const elsewhere =
  /^\/(?:(?:admin|api)(?:\/|$)|og\/[^/]+\/[^/]+$|(?:(?:en|es|fr|de)\/)?preview\/[^/]+\/[^/]+\/?$)/

/** Everything that the site answers with a page, be it one that says that there is none: also `/nothing.html`. */
export const isPage = (path: string): boolean =>
  !asset.test(path) && !elsewhere.test(path) && !publicFiles.has(path)

/** Whether Next's router asks for a part of a page. */
export const isPart = ({ url = '', headers }: IncomingMessage): boolean =>
  headers.rsc === '1' && isPage(pathOf(url))

/** The kind of memory that may answer a request; undefined: Next has to, each time. */
export function kindOf(req: IncomingMessage): Kind | undefined {
  const { method, url = '', headers } = req
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const path = pathOf(url)
  if (asset.test(path)) return 'asset'
  if (publicData.test(path)) return headers.authorization === undefined ? 'data' : undefined
  return isPage(path) && !isPart(req) ? 'page' : undefined
}

/** Lists read their query, which for Next makes them personal; ours differ by their address alone. */
const list = /^\/(?:(?:es|fr|de)\/)?(?:portfolio|products|blog|search)$/
const read = {
  list: new Set(['search', 'category', 'page', 'limit', 'featured']),
  inquiry: new Set(['draft']),
}

const startOfQuery = (url: string) => (url.includes('?') ? url.indexOf('?') : url.length)
const pathOf = (url: string) => url.slice(0, startOfQuery(url))
const queryOf = (url: string) => new URLSearchParams(url.slice(startOfQuery(url)))

/** The names of a query that somebody reads at a path. */
function readAt(path: string): ReadonlySet<string> | undefined {
  if (list.test(path) || publicData.test(path)) return read.list
  return /^\/(?:(?:es|fr|de)\/)?inquiry$/.test(path) ? read.inquiry : undefined
}

const join = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path)

/**
 * The address that is rendered, and under which it is kept: of a query only what somebody reads, in one order.
 * Nothing else that one visitor has in an address can get into what the others see.
 */
export function addressOf(url: string): string {
  const path = pathOf(url)
  const names = path === url ? undefined : readAt(path)
  if (!names) return path
  const query = new URLSearchParams([...queryOf(url)].filter(([name]) => names.has(name)))
  query.sort()
  return join(path, query)
}

/** What a redirect has to carry along: the part of a query that nobody read, but for Next's own mark. */
export function restOf(url: string): string {
  const names = readAt(pathOf(url))
  const rest = [...queryOf(url)].filter(([name]) => !names?.has(name) && name !== '_rsc')
  return new URLSearchParams(rest).toString()
}

/** A path of ours, with what has to be carried along. */
export function withRest(location: string, rest: string): string {
  if (!rest || !/^\/(?!\/)/.test(location)) return location
  const [, path = '', query, hash = ''] = /^([^?#]*)(\?[^#]*)?(.*)$/.exec(location) ?? []
  return `${path}${query ? `${query}&` : '?'}${rest}${hash}`
}

/** The one spelling of a path: `/p%61ge` is another, of which anybody can make up more. */
function isPlain(path: string): boolean {
  try {
    return encodeURI(decodeURI(path).toLowerCase()) === path
  } catch {
    return false
  }
}

/** Whether there is no end of addresses with such an answer: missing pages, lists narrowed down, odd spellings. */
export const isEndless = ({ status }: Rendering, address: string): boolean =>
  status !== 200 || address.includes('?') || !isPlain(address)

/** Whether an address asks for a search, whose answers are endless. */
export const isSearch = (url: string): boolean =>
  queryOf(url)
    .getAll('search')
    .some((words) => words.trim())

const isPersonal = ({ headers }: Rendering, url: string) =>
  headers['set-cookie'] !== undefined ||
  (!list.test(pathOf(url)) && /\b(?:private|no-store)\b/.test(String(headers['cache-control'] ?? '')))

/** Whether the answer depends on who asks, so that it must be given anew with the visitor's own request. */
export const mustAskAgain = (rendering: Rendering, url: string): boolean =>
  rendering.status < 400 && isPersonal(rendering, url)

/**
 * Whether the answer may be given to everybody until the content changes. What is searched for is
 * endless, and would push out the pages that everybody reads.
 */
export function mayBeKept(kind: Kind, rendering: Rendering, url: string): boolean {
  if (rendering.headers['set-cookie'] !== undefined || isSearch(url)) return false
  return rendering.status === 200 ? !isPersonal(rendering, url) : kind !== 'asset' && rendering.status === 404
}
