import { type BrowserContextOptions, test as base, type Page, request } from '@playwright/test'
import type { Engine } from './database'
import { Product, startTimeout } from './Product'

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** An admin session for browser and API. */
export interface Session {
  token: string
  storageState: StorageState
}

export interface Options {
  engine: Engine
}

interface WorkerFixtures extends Options {
  /** The running product; shared by the tests of a worker, so each creates its own data. */
  site: Product
  /** The session that the tests of a worker share, until one of them ends it. */
  shared: { session?: Session }
}

interface TestFixtures {
  /** Shared with earlier tests, as a login is slow by design; new after a test has ended it. */
  session: Session
  /** A page logged in as admin. */
  staff: Page
}

/** The header of a new visitor's address, which has its own limits. */
export const fromOwnAddress = () => ({
  'X-Forwarded-For': `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`,
})

/** Logs in through the API: sets the cookie, and what the login page stores in the browser. */
export async function signIn({ baseURL, admin }: Pick<Product, 'baseURL' | 'admin'>): Promise<Session> {
  const api = await request.newContext({
    baseURL,
    timeout: startTimeout,
    extraHTTPHeaders: fromOwnAddress(),
  })
  const answer = await api.post('/api/auth/login', { data: admin })
  if (!answer.ok()) throw new Error(`The login answered ${answer.status()}: ${await answer.text()}`)
  const { token, user } = await answer.json()
  const { cookies } = await api.storageState()
  await api.dispose()
  const localStorage = [
    { name: 'auth_token', value: token },
    { name: 'auth_user', value: JSON.stringify(user) },
  ]
  return { token, storageState: { cookies, origins: [{ origin: baseURL, localStorage }] } }
}

async function isOpen({ baseURL }: Product, { token }: Session): Promise<boolean> {
  const answer = await fetch(`${baseURL}/api/users/me`, { headers: { authorization: `Bearer ${token}` } })
  const { user } = await answer.json()
  return Boolean(user)
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['sqlite', { option: true, scope: 'worker' }],
  site: [
    async ({ engine }, use) => {
      const product = new Product(engine)
      try {
        await product.start()
        await use(product)
      } finally {
        await product.dispose()
      }
    },
    { scope: 'worker', timeout: startTimeout },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  shared: [async ({}, use) => use({}), { scope: 'worker' }],
  session: async ({ site, shared }, use) => {
    const { session } = shared
    shared.session = session && (await isOpen(site, session)) ? session : await signIn(site)
    await use(shared.session)
  },
  baseURL: ({ site }, use) => use(site.baseURL),
  staff: async ({ browser, site, session }, use) => {
    const context = await browser.newContext({ baseURL: site.baseURL, storageState: session.storageState })
    await use(await context.newPage())
    await context.close()
  },
})

export { expect } from '@playwright/test'
