import type { IncomingMessage } from 'node:http'
import type { Rendering } from './Rendering'

/** What a request may be answered from. */
export type Kind = 'page' | 'data' | 'asset'

const publicData = /^\/api\/(?:settings|analytics\/public|services|products|blog-posts|projects)(?:\/|$)/
/** Addresses with another ending are files of `public/`, which Next serves from the disk. */
const page =
  /^\/(?!(?:admin|api|_next|(?:(?:en|es|fr|de)\/)?preview)(?:\/|$))[^.]*(?:\.(?:xml|txt|webmanifest))?$/
export const isPage = (path: string): boolean => page.test(path)
const asset = /^\/_next\/static\//

/** The kind of memory that may answer a request; undefined: Next has to, each time. */
export function kindOf({ method, url = '', headers }: IncomingMessage): Kind | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  // Parts of pages, for Next's router; drafts, for staff.
  if (headers.rsc !== undefined || headers['next-action'] !== undefined) return undefined
  if (headers.cookie?.includes('__prerender_bypass')) return undefined
  const path = pathOf(url)
  if (asset.test(path)) return 'asset'
  if (publicData.test(path)) return headers.authorization === undefined ? 'data' : undefined
  return page.test(path) ? 'page' : undefined
}

/** Lists read their query, which for Next makes them personal; ours differ by their address alone. */
const list = /^\/(?:(?:es|fr|de)\/)?(?:portfolio|products|blog|search)$/
const reads = new Set(['search', 'category', 'page', 'limit', 'featured'])

const startOfQuery = (url: string) => (url.includes('?') ? url.indexOf('?') : url.length)
const pathOf = (url: string) => url.slice(0, startOfQuery(url))
const queryOf = (url: string) => new URLSearchParams(url.slice(startOfQuery(url)))

const readsQuery = (path: string) => list.test(path) || publicData.test(path)

/** What is rendered for an address: of a query only what somebody reads, in one order. */
export function addressOf(url: string): string {
  const path = pathOf(url)
  if (path === url || asset.test(path)) return path
  // A page that has moved takes its query along.
  if (!readsQuery(path)) return url
  const read = new URLSearchParams([...queryOf(url)].filter(([name]) => reads.has(name)))
  read.sort()
  return read.size > 0 ? `${path}?${read}` : path
}

/** Under what an answer is kept: a campaign's mark in a query makes no second page. */
export function keyOf(url: string): string {
  const path = pathOf(url)
  return path !== url && readsQuery(path) ? addressOf(url) : path
}

/** Whether there is no end of addresses with such an answer: of missing pages, and of lists narrowed down. */
export const isEndless = ({ status }: Rendering, url: string): boolean =>
  status !== 200 || keyOf(url).includes('?')

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
