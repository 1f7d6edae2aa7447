import { sessionCookie } from '@/domain/session'

interface Site {
  baseURL: string
  /** Of a logged-in admin. */
  token: string
}

/** Pages, searches and missing ones that no cache has yet, the API, the back office's calls and documents. */
function pathsOf(round: number): string[] {
  const site = ['/', '/about', '/services', '/portfolio', '/products', '/blog', '/contact', '/de', '/fr/blog']
  const api = ['/api/services', '/api/products', '/api/blog-posts', '/api/projects', '/api/settings']
  const office = ['/api/admin/leads', '/api/admin/analytics', '/api/admin/products', '/api/admin/blog-posts']
  const searched = [`/search?search=web${round}`, `/products?search=app${round}`, `/missing/${round}`]
  const documents = ['/admin', '/admin/leads']
  return [site, site, site, api, api, api, office, office, office, searched, documents].flat()
}

/** Sends the requests of these numbers, of all kinds, ten at a time. @throws {Error} if one fails */
export async function sendMixed(
  { baseURL, token }: Site,
  { from, to }: { from: number; to: number },
): Promise<void> {
  let next = from
  const paths = pathsOf(0)
  const visitor = async () => {
    while (next < to) {
      const number = next
      next += 1
      const path = pathsOf(Math.floor(number / paths.length))[number % paths.length] ?? '/'
      const isStaff = path.includes('/admin')
      // Searches are limited by address.
      const address = { 'x-forwarded-for': `10.0.${Math.floor(number / 250) % 250}.${number % 250}` }
      const session = { cookie: `${sessionCookie}=${token}`, 'sec-fetch-site': 'same-origin' }
      const answer = await fetch(baseURL + path, { headers: { ...address, ...(isStaff && session) } })
      await answer.arrayBuffer()
      if (!answer.ok && !path.startsWith('/missing')) throw new Error(`${path}: ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: 10 }, visitor))
}
