// npm run bench site: the speed of the public site with 5,000 products and 5,000 posts, on both databases.
// Each URL is requested while its page isn't cached (a new query, or just after a change).

import { end, tell } from './report'
import { admin, baseURL, onBothDatabases } from './served'

const requests = 15
/** Milliseconds for a page that is rendered. A cached one takes less than one. */
const bound = 500

const addresses = [
  '/',
  '/products',
  '/products?page=200',
  '/products?search=dashboard',
  '/products?category=dashboard&page=5',
  '/blog',
  '/blog?page=200',
  '/blog?search=queue',
  '/blog?category=Tutorials',
  '/search?search=webhook',
  '/search?search=webhoko',
  '/products?search=dashbaord',
  '/blog?search=postgers',
  '/api/products',
  '/api/products?page=50',
  '/api/blog-posts?limit=24',
  '/api/blog-posts',
  '/api/blog-posts?page=50',
  '/sitemap.xml',
  '/feed.xml',
  '/feed.json',
]

/** Saves or deletes a service, which empties the site's caches like any content change. */
async function changer(): Promise<Record<'save' | 'remove', () => Promise<void>>> {
  const send = async (method: string, path: string, body: object, token = '') => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
    const answer = await fetch(baseURL + path, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`)
    return answer.json()
  }
  const { token } = await send('POST', '/api/auth/login', admin)
  const service = { title: 'Benches', description: 'We measure.', price: 'Free' }
  const path = '/api/admin/services'
  const { id } = await send('POST', path, service, token)
  return {
    async save() {
      await send('PUT', `${path}/${id}`, { ...service, description: `At ${Date.now()}.` }, token)
    },
    async remove() {
      const made = await send('POST', path, service, token)
      await send('DELETE', `${path}/${made.id}`, {}, token)
    },
  }
}

async function ask(address: string): Promise<number> {
  const start = performance.now()
  const answer = await fetch(baseURL + address)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return performance.now() - start
}

await onBothDatabases('tests/bench/siteData.ts', async () => {
  const { save, remove } = await changer()
  async function measure(address: string, change: () => Promise<void>): Promise<number[]> {
    const times: number[] = []
    for (let count = -2; count < requests; count += 1) {
      await change()
      const time = await ask(address)
      if (count >= 0) times.push(time)
    }
    return times
  }
  for (const address of addresses) tell(address, await measure(address, save), bound)
  const searched = '/search?search=webhook'
  tell(`${searched}, deleted`, await measure(searched, remove), bound)
})
end()
