// npm run bench site: the speed of the public site with 5,000 products and 5,000 posts, on both databases.
// Each URL is requested while its page isn't cached (a new query, or just after a change).

import { ask, changer } from './client'
import { end, tell } from './report'
import { baseURL, onBothDatabases } from './served'

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

await onBothDatabases('tests/bench/siteData.ts', async () => {
  const { save, remove } = await changer(baseURL)
  async function measure(address: string, change: () => Promise<void>): Promise<number[]> {
    const times: number[] = []
    for (let count = -2; count < requests; count += 1) {
      await change()
      const time = await ask(baseURL + address)
      if (count >= 0) times.push(time)
    }
    return times
  }
  for (const address of addresses) tell(address, await measure(address, save), bound)
  const searched = '/search?search=webhook'
  tell(`${searched}, deleted`, await measure(searched, remove), bound)
})
end()
