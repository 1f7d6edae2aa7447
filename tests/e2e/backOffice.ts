import { randomUUID } from 'node:crypto'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import type { LeadEntity } from '@/domain/entities'
import type { LeadStatus } from '@/domain/lead'
import { test as base, expect, fromOwnAddress } from './fixtures'
import { type Made, writePost } from './posts'

export const demo = { username: 'admin', password: 'demo-admin-2026' }
const editor = { username: 'e2e-editor', password: 'a-long-enough-password' }
const sales = { username: 'e2e-sales', password: 'a-long-enough-password' }

export type Member = typeof demo

export async function logIn(request: APIRequestContext, member: Member = demo) {
  const response = await request.post('/api/auth/login', { data: member })
  expect(response.status()).toBe(200)
  const { token, user } = await response.json()
  return { token: String(token), user, bearer: { Authorization: `Bearer ${token}` } }
}

/** Fills in the login page and sends it. */
export async function fillLogin(page: Page, { username, password }: Member = demo) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Through the login page shown after a session has ended. */
export async function logInAgain(page: Page, member: Member = demo) {
  await expect(page).toHaveURL(/\/admin\/login/)
  await fillLogin(page, member)
}

type Bearer = { Authorization: string }

/** Deletes what a test has created, also if it has ended its session. */
async function deleteAll({ request }: Page, bearer: Bearer, member: Member, paths: string[]) {
  let headers = bearer
  for (const path of paths) {
    // The server may have closed an idle connection.
    const again = { maxRetries: 2 }
    const answer = await request.delete(path, { headers, ...again })
    if (answer.status() !== 401) continue
    headers = (await logIn(request, member)).bearer
    await request.delete(path, { headers, ...again })
  }
}

interface Fixtures {
  /** A page without a login. */
  visitor: Page
  /** Logged in as an admin, with a token for a test's own requests. */
  admin: { page: Page; bearer: Bearer }
  /** Opens another person's browser, logged in, and closes it after the test. */
  elsewhere: (member?: Member) => Promise<Page>
  /** Logged in as an editor. */
  editorPage: Page
  /** Logged in as sales. */
  salesPage: Page
  /** Creates a post, and deletes it after the test. */
  post: (values?: object) => Promise<Made>
  /** Creates a lead as a visitor would, and deletes it after the test. */
  inquiry: (values?: Partial<LeadEntity>) => Promise<LeadEntity>
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  extraHTTPHeaders: async ({}, use) => use(fromOwnAddress()),

  visitor: async ({ page }, use) => use(page),

  admin: async ({ page, session: { token, storageState } }, use) => {
    await page.context().addCookies(storageState.cookies)
    await use({ page, bearer: { Authorization: `Bearer ${token}` } })
  },

  elsewhere: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (member) => {
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        extraHTTPHeaders: fromOwnAddress(),
      })
      contexts.push(context)
      await logIn(context.request, member)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },

  editorPage: async ({ admin, elsewhere }, use) => {
    await admin.page.request.post('/api/users', {
      data: { ...editor, role: 'editor' },
      headers: admin.bearer,
    })
    await use(await elsewhere(editor))
  },

  salesPage: async ({ admin, elsewhere }, use) => {
    await admin.page.request.post('/api/users', {
      data: { ...sales, role: 'sales' },
      headers: admin.bearer,
    })
    await use(await elsewhere(sales))
  },

  post: async ({ admin: { page, bearer }, site }, use) => {
    const made: Made[] = []
    const token = bearer.Authorization.replace('Bearer ', '')
    await use(async (values) => {
      const post = await writePost(page.request, { token }, values)
      made.push(post)
      return post
    })
    await deleteAll(
      page,
      bearer,
      site.admin,
      made.map(({ id }) => `/api/admin/blog-posts/${id}`),
    )
  },

  inquiry: async ({ admin: { page, bearer }, site }, use) => {
    const made: string[] = []
    await use(async ({ status, notes, ...values } = {}) => {
      const inquiry = {
        fullName: `Asha ${randomUUID().slice(0, 8)}`,
        email: 'asha@tidewater.example',
        phone: '+91 98765 43210',
        serviceType: 'mobile-app',
        description: 'We sell tickets for ferries and need an app that works without a signal.',
        company: 'Tidewater Ferries',
        budget: '1l-3l',
        timeline: 'Before the monsoon',
        elapsed: 60_000,
      }
      const response = await page.request.post('/api/leads', { data: { ...inquiry, ...values } })
      expect(response.status()).toBe(201)
      const { id }: LeadEntity = await response.json()
      made.push(id)
      for (const data of [status && { status }, notes && { notes }])
        if (data) await page.request.put(`/api/admin/leads/${id}`, { data, headers: bearer })
      return leadById(page, bearer, id)
    })
    await deleteAll(
      page,
      bearer,
      site.admin,
      made.map((id) => `/api/admin/leads/${id}`),
    )
  },
})

/** A lead on the server, in any folder. */
export async function leadById(page: Page, headers: Bearer, id: string): Promise<LeadEntity> {
  const response = await page.request.get(`/api/admin/leads/${id}`, { headers })
  expect(response.status()).toBe(200)
  return response.json()
}

/** Whether a lead is neither in the trash nor marked as spam. */
export const isInInbox = async (page: Page, headers: Bearer, id: string) =>
  (await leadById(page, headers, id)).folder === 'inbox'

export const statusOf = async (page: Page, headers: Bearer, id: string): Promise<LeadStatus> =>
  (await leadById(page, headers, id)).status

/** What a screen says to those whose role has no access. */
export const refusal = "You don't have access to this page"

/** A toast by its title; not found by role, because a dialog hides it. */
export const notification = (page: Page, title: string) => page.locator('.toast').filter({ hasText: title })

/** Removes prefetched rows from documents, so that the browser requests them and a test can respond. */
export const letBrowserAsk = (page: Page) =>
  page.route(
    (url) => url.pathname.startsWith('/admin'),
    (route) => route.continue({ headers: { ...route.request().headers(), accept: '*/*' } }),
  )

/** Waits until the page handles keys: its scripts have run and stored the session. Rows are there before. */
export const expectAwake = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull()

export { expect }
