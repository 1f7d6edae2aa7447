// npm run bench admin: the speed of the back office with 10,000 leads and 5,000 posts, on both databases.
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { ask, login } from './client'
import { end, tell } from './report'
import { admin, baseURL, onBothDatabases } from './served'

const requests = 60
/** Calls and page loads beforehand, so that V8 has compiled what they run. */
const warmUps = 5
/** Milliseconds: issue 4, part 9. */
const bounds = { endpoint: 300, firstRows: 1000 }

const lastMonth = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)

const endpoints = [
  '/api/admin/analytics',
  '/api/admin/analytics/leads?days=30',
  '/api/admin/analytics/leads?days=90',
  '/api/admin/analytics/posts',
  '/api/admin/analytics/next-steps',
  '/api/admin/leads?limit=24',
  '/api/admin/leads?limit=24&status=new&page=20',
  '/api/admin/leads?limit=24&search=4711',
  '/api/admin/leads?limit=24&sort=name&page=40',
  '/api/admin/leads?limit=24&sort=value&status=contacted&serviceType=cloud',
  '/api/admin/leads?limit=24&sort=due&due=overdue',
  `/api/admin/leads?limit=24&from=${lastMonth}&minValue=100000`,
  '/api/admin/leads/counts',
  '/api/admin/leads/summary',
  `/api/admin/leads/summary?from=${lastMonth}&minValue=100000`,
  '/api/admin/blog-posts?limit=24&sort=newest',
  '/api/admin/blog-posts?limit=24&search=ferries',
  '/api/admin/blog-posts?limit=24&sort=title&page=100',
  '/api/admin/blog-posts?limit=24&state=draft&sort=title',
  '/api/admin/blog-posts?limit=24&state=changed',
  '/api/admin/blog-posts?limit=24&category=Tutorials&author=Author+3',
  '/api/admin/blog-posts?limit=24&tag=tag-7&sort=oldest',
  `/api/admin/blog-posts?limit=24&state=published&from=${lastMonth}`,
  '/api/admin/blog-posts/facets',
  '/api/admin/search?q=ferries',
  '/api/admin/search?q=lead+4711',
]
const screens: [path: string, firstRow: string][] = [
  ['/admin', 'main section li a'],
  ['/admin/leads', 'main li article'],
  ['/admin/blogs', 'main li article'],
]

async function measureEndpoints(): Promise<void> {
  const token = await login(baseURL)
  for (const endpoint of endpoints) {
    const times: number[] = []
    for (let count = -warmUps; count < requests; count += 1) {
      const time = await ask(baseURL + endpoint, token)
      if (count >= 0) times.push(time)
    }
    tell(endpoint, times, bounds.endpoint)
  }
}

async function measureScreens(): Promise<void> {
  const executablePath = ['/usr/bin/chromium'].find(existsSync)
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  const page = await browser.newPage({ baseURL })
  await page.request.post('/api/auth/login', { data: admin })
  for (const [screen, firstRow] of screens) {
    const times: number[] = []
    for (let count = -warmUps; count < 10; count += 1) {
      const start = performance.now()
      await page.goto(screen, { waitUntil: 'commit' })
      await page.locator(firstRow).first().waitFor()
      if (count >= 0) times.push(performance.now() - start)
    }
    tell(`first rows of ${screen}`, times, bounds.firstRows)
  }
  await browser.close()
}

await onBothDatabases('tests/bench/adminData.ts', async () => {
  await measureEndpoints()
  await measureScreens()
})
end()
