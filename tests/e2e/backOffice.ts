import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { LeadEntity } from '@/domain/entities'
import type { LeadStatus } from '@/domain/lead'
import { test as base, expect } from './fixtures'

export const demo = { username: 'admin', password: 'demo-admin-2026' }
const editor = { username: 'e2e-editor', password: 'a-long-enough-password' }

export type Member = typeof demo

/** Each test has its own address, and so its own limits. */
const ownAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`

export async function logIn(request: APIRequestContext, member: Member = demo) {
  const response = await request.post('/api/auth/login', { data: member })
  expect(response.status()).toBe(200)
  const { token, user } = await response.json()
  return { token: String(token), user, bearer: { Authorization: `Bearer ${token}` } }
}

/** Through the login page shown after a session has ended. */
export async function logInAgain(page: Page, member: Member) {
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.getByLabel('Username').fill(member.username)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

interface Fixtures {
  /** A page without a login. */
  visitor: Page
  /** Logged in as an admin, with a token for a test's own requests. */
  admin: { page: Page; bearer: { Authorization: string } }
  /** Logged in as an editor. */
  editorPage: Page
  /** Creates a lead as a visitor would, and deletes it after the test. */
  inquiry: (values?: Partial<LeadEntity>) => Promise<LeadEntity>
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': ownAddress() }),

  visitor: async ({ page }, use) => use(page),

  admin: async ({ page }, use) => {
    const { bearer } = await logIn(page.request)
    await use({ page, bearer })
  },

  editorPage: async ({ browser, baseURL, admin }, use) => {
    await admin.page.request.post('/api/users', {
      data: { ...editor, role: 'editor' },
      headers: admin.bearer,
    })
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      extraHTTPHeaders: { 'X-Forwarded-For': ownAddress() },
    })
    await logIn(context.request, editor)
    await use(await context.newPage())
    await context.close()
  },

  inquiry: async ({ admin: { page, bearer } }, use) => {
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
    const { bearer: fresh } = await logIn(page.request)
    for (const id of made) await page.request.delete(`/api/admin/leads/${id}`, { headers: fresh })
  },
})

type Bearer = { Authorization: string }

async function findLead(page: Page, headers: Bearer, id: string): Promise<LeadEntity | undefined> {
  const response = await page.request.get('/api/admin/leads?limit=100', { headers })
  const leads: LeadEntity[] = await response.json()
  return leads.find((lead) => lead.id === id)
}

/** A lead on the server. */
export async function leadById(page: Page, headers: Bearer, id: string): Promise<LeadEntity> {
  const lead = await findLead(page, headers, id)
  if (!lead) throw new Error(`There is no lead ${id}.`)
  return lead
}

export const isStored = async (page: Page, headers: Bearer, id: string) =>
  Boolean(await findLead(page, headers, id))

export const statusOf = async (page: Page, headers: Bearer, id: string): Promise<LeadStatus> =>
  (await leadById(page, headers, id)).status

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
