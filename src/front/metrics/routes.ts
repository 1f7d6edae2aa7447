import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defaultLocale, locales } from '@/domain/locales'
import { remember } from '@/remember'
import { bridge } from '@/runtime/bridge'
import { publicFiles } from '../cache/publicFiles'

/** A route of Next's, as its build lists it. */
interface NextRoute {
  page: string
  regex: string
}

interface Route {
  label: string
  pattern: RegExp
}

const own = /^\/(?:healthz|readyz|metrics)\/?$/i
const languages = new RegExp(`^/(?:${locales.join('|')})(?=/|$)`)
const localized = '/[locale]'

/** `/[locale]/blog/[slug]` → `/blog/:slug`, `/admin/[[...segments]]` → `/admin/*` */
const labelOf = (page: string): string =>
  page
    .replace(localized, '')
    .replace(/\[?\[\.\.\.\w+\]\]?/g, '*')
    .replace(/\[(\w+)\]/g, ':$1') || '/'

const ofNext = ({ page, regex }: NextRoute): Route => ({ label: labelOf(page), pattern: new RegExp(regex) })

/** Payload's own endpoints, and paths that have none. */
const otherApi: Route = { label: '/api/*', pattern: /^\/api\/./ }

/** `/leads/:id` of our endpoints. */
const ofApi = (label: string): Route => ({
  label: `/api${label}`,
  pattern: new RegExp(`^/api${label.replace(/:\w+/g, '[^/]+')}/?$`),
})

/**
 * Finds the route of a path, the same for all languages.
 * @param routes of Next's build, in its order
 * @param endpoints paths of our API, below /api
 */
export function routeFinder(routes: NextRoute[], endpoints: string[]): (path: string) => string {
  const fixedFirst = endpoints.toSorted((a, b) => Number(a.includes(':')) - Number(b.includes(':')))
  const api = fixedFirst.map(ofApi)
  const plain = routes.filter(({ page }) => !page.startsWith(localized)).map(ofNext)
  const pages = routes.filter(({ page }) => page.startsWith(localized)).map(ofNext)
  return (path) => {
    if (!path.startsWith('/')) return 'other'
    if (own.test(path)) return path.toLowerCase().replace(/\/$/, '')
    if (path.startsWith('/_next/')) return '/_next/*'
    if (publicFiles.has(path)) return '/public/*'
    const found = [...api, otherApi, ...plain].find(({ pattern }) => pattern.test(path))
    if (found) return found.label
    const page = languages.test(path) ? path : `/${defaultLocale}${path}`
    return pages.find(({ pattern }) => pattern.test(page))?.label ?? 'other'
  }
}

/** The build's list; in development there is none, and every route is `other`. */
function nextRoutes(): NextRoute[] {
  const file = path.resolve('.next/routes-manifest.json')
  if (process.env.NODE_ENV !== 'production' || !existsSync(file)) return []
  const { staticRoutes, dynamicRoutes } = JSON.parse(readFileSync(file, 'utf8'))
  return [...staticRoutes, ...dynamicRoutes]
}

let find: ((path: string) => string) | undefined

const routeOfPath = remember((path) => {
  find ??= routeFinder(nextRoutes(), bridge.apiPaths ?? [])
  return find(path)
}, 5000)

/** The route of a URL, such as `/blog/:slug`. */
export const routeOf = (url: string): string => routeOfPath(url.split('?', 1)[0] ?? '')
