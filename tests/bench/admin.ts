// npm run bench:admin: how quick the back office is with 10,000 leads and 1,000 posts, on both databases.
import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { dropMongoDatabase, ownMongoDatabase } from '../e2e/database'
import { untilReady } from '../untilReady'
import { percentile } from './percentile'

const admin = { username: 'asha', password: 'a-password-for-benches' }
const port = 3999
const baseURL = `http://127.0.0.1:${port}`
const node = ['--conditions=production', '--import', 'tsx']
const requests = 60
/** Milliseconds: issue 4, part 9. */
const bounds = { endpoint: 300, firstRows: 1000 }

const endpoints = [
  '/api/admin/analytics',
  '/api/admin/analytics/leads?days=30',
  '/api/admin/analytics/leads?days=90',
  '/api/admin/analytics/posts',
  '/api/admin/analytics/overdue',
  '/api/admin/leads?limit=24',
  '/api/admin/leads?limit=24&status=new&page=20',
  '/api/admin/leads/counts',
  '/api/admin/leads/summary',
  '/api/admin/leads?limit=24&search=4711',
  '/api/admin/blog-posts?limit=24&sort=newest',
  '/api/admin/blog-posts?limit=24&search=ferries',
  '/api/admin/search?q=ferries',
  '/api/admin/search?q=lead+4711',
]
const screens: [path: string, firstRow: string][] = [
  ['/admin', 'main section li a'],
  ['/admin/leads', 'main li article'],
  ['/admin/blogs', 'main li article'],
]

let isSlow = false
function tell(what: string, times: number[], bound: number): void {
  const [middle, slow] = [percentile(times, 0.5), percentile(times, 0.95)]
  isSlow ||= slow > bound
  console.log(
    `${what.padEnd(48)} p50 ${middle.toFixed(0).padStart(5)} ms  p95 ${slow.toFixed(0).padStart(5)} ms${slow > bound ? '  too slow' : ''}`,
  )
}

async function measureEndpoints(): Promise<void> {
  const login = await fetch(`${baseURL}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const { token } = await login.json()
  for (const endpoint of endpoints) {
    const times: number[] = []
    for (let count = -5; count < requests; count += 1) {
      const start = performance.now()
      const answer = await fetch(baseURL + endpoint, { headers: { Authorization: `Bearer ${token}` } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${endpoint} answered ${answer.status}`)
      if (count >= 0) times.push(performance.now() - start)
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
    for (let count = -2; count < 10; count += 1) {
      const start = performance.now()
      await page.goto(screen, { waitUntil: 'commit' })
      await page.locator(firstRow).first().waitFor()
      if (count >= 0) times.push(performance.now() - start)
    }
    tell(`first rows of ${screen}`, times, bounds.firstRows)
  }
  await browser.close()
}

async function measure(engine: 'SQLite' | 'MongoDB'): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'frontdesk-bench-'))
  const mongoUrl = engine === 'MongoDB' ? ownMongoDatabase() : undefined
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    DATABASE_URL: mongoUrl ?? `file:${path.join(dataDir, 'bench.db')}`,
    PAYLOAD_SECRET: randomUUID(),
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: baseURL,
    LOG_LEVEL: 'warn',
  }
  console.log(`\n${engine}: filling …`)
  const filled = spawnSync(process.execPath, [...node, 'tests/bench/adminData.ts'], { env, stdio: 'inherit' })
  if (filled.status !== 0) throw new Error('The data could not be made.')
  const server = spawn(process.execPath, [...node, 'server.ts'], { env, stdio: 'inherit' })
  try {
    const isReady = await untilReady(baseURL, () => server.exitCode === null, 60_000)
    if (!isReady) throw new Error('The product did not start.')
    await measureEndpoints()
    await measureScreens()
  } finally {
    server.kill()
    rmSync(dataDir, { recursive: true, force: true })
    if (mongoUrl) await dropMongoDatabase(mongoUrl)
  }
}

await measure('SQLite')
if (process.env.TEST_MONGODB_URL) await measure('MongoDB')
else console.log('\nMongoDB: not measured; set TEST_MONGODB_URL.')
process.exit(isSlow ? 1 : 0)
