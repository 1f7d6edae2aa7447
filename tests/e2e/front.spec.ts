import type { Page } from '@playwright/test'
import { notification } from './backOffice'
import { expect, test } from './fixtures'
import { open, untilAwake } from './sitePage'

/** In browsers; TypeScript's library lacks it. */
declare const URLPattern: new (
  pattern: string,
  base: string,
) => { test: (url: string, base: string) => boolean }

/** What the browser refused to run or load, according to its console. */
function refusals(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) found.push(message.text())
  })
  page.on('pageerror', (error) => found.push(error.message))
  return found
}

const secure = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
}

/** What shows that the scripts of a page run. */
const awake: Record<string, (page: Page) => Promise<unknown>> = {
  '/': untilAwake,
  '/no-such-page': untilAwake,
  async '/admin/login'(page) {
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(notification(page, 'Missing Information')).toBeVisible()
  },
}

for (const [path, isAwake] of Object.entries(awake)) {
  test(`a visitor's browser runs everything on ${path} under its policy`, async ({ page }) => {
    const found = refusals(page)
    const answer = await page.goto(path)
    await isAwake(page)
    const { 'content-security-policy': policy, ...headers } = answer?.headers() ?? {}
    expect(headers).toMatchObject(secure)
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-/)
    expect(found).toEqual([])
  })
}

for (const path of ['/admin', '/admin/collections/service/create']) {
  test(`the back office runs ${path} under its policy`, async ({ staff }) => {
    const found = refusals(staff)
    const answer = await staff.goto(path, { waitUntil: 'networkidle' })
    expect(answer?.status()).toBe(200)
    expect(staff.url()).not.toContain('/login')
    expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(found).toEqual([])
  })
}

test('an injected script doesn’t run', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'globalThis.injected = true'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<img src="/none" onerror="globalThis.injected = true">')
    const image = document.querySelector('img[src="/none"]')
    await new Promise((resolve) => image?.addEventListener('error', resolve))
  })
  expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false)
})

test('a change in the back office shows with the next request', async ({ request, session }) => {
  const headers = { authorization: `Bearer ${session.token}` }
  const title = `Service ${crypto.randomUUID()}`
  const service = { title, description: 'Made by a test.', price: 'Free', isActive: true, order: -1 }
  expect(await (await request.get('/')).text()).not.toContain(title)

  const created = await request.post('/api/admin/services', { headers, data: service })
  expect(created.status()).toBe(201)
  const { id } = await created.json()
  expect(await (await request.get('/')).text()).toContain(title)
  expect(await (await request.get('/api/services')).text()).toContain(title)

  expect((await request.delete(`/api/admin/services/${id}`, { headers })).status()).toBe(200)
  expect(await (await request.get('/')).text()).not.toContain(title)
  expect(await (await request.get('/api/services')).text()).not.toContain(title)
})

test('browsers may prefetch pages, but never the back office, the API or a preview', async ({
  page,
  request,
}) => {
  await open(page, '/')
  const { prefetch } = JSON.parse(
    (await page.locator('script[type="speculationrules"]').textContent()) ?? '{}',
  )
  expect(prefetch).toHaveLength(1)
  expect(prefetch[0].eagerness).toBe('moderate')
  const [, { not: excluded }, { not: acting }] = prefetch[0].where.and
  // Links of lists and files, and those to other sites.
  expect(acting.selector_matches).toBe('[data-stay],[download],[target]')
  const prefetched = (path: string) =>
    page.evaluate(
      ([patterns, href]) =>
        !patterns.some((pattern) => new URLPattern(pattern, location.origin).test(href, location.origin)),
      [excluded.href_matches as string[], path] as const,
    )
  for (const path of ['/', '/about', '/de/blog', '/apiary', '/products?search=a'])
    expect(await prefetched(path), path).toBe(true)
  for (const path of [
    '/admin',
    '/admin/leads',
    '/api/leads',
    '/preview/x',
    '/de/preview/x',
    '/icon.svg',
    '/thank-you?draft=x',
  ])
    expect(await prefetched(path), path).toBe(false)
  expect(await (await request.get('/admin/login')).text()).not.toContain('speculationrules')
})

test('pages fade into each other where motion is welcome', async ({ page }) => {
  await open(page, '/')
  const found = await page.evaluate(() => {
    const within = (rules: CSSRuleList, media: string): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSMediaRule) return within(rule.cssRules, rule.conditionText)
        if (rule instanceof CSSViewTransitionRule) return [`${media}: ${rule.navigation}`]
        return 'cssRules' in rule ? within(rule.cssRules as CSSRuleList, media) : []
      })
    return [...document.styleSheets].flatMap((sheet) => within(sheet.cssRules, ''))
  })
  expect(found).toEqual(['(prefers-reduced-motion: no-preference): auto'])
})

test('a client that has a page gets a 304 without a body', async ({ request }) => {
  const first = await request.get('/')
  const { etag, vary } = first.headers()
  expect(first.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(vary).toContain('Accept-Encoding')
  const again = await request.get('/', { headers: { 'if-none-match': etag ?? '' } })
  expect(again.status()).toBe(304)
})

test('staff are never served from the shared cache', async ({ request, session }) => {
  const headers = { authorization: `Bearer ${session.token}` }
  const answer = await request.get('/api/admin/leads', { headers })
  expect(answer.headers()['cache-control']).toContain('no-store')
  expect((await request.get('/api/admin/leads')).status()).toBe(401)
})

test('malformed and unsupported requests are rejected as client errors', async ({ request }) => {
  expect((await request.get('/%E0%A4%A')).status()).toBe(400)
  expect((await request.post('/', { data: 'x' })).status()).toBe(405)
  const huge = await request.post('/api/leads', { data: { description: 'x'.repeat(2_000_000) } })
  expect(huge.status()).toBe(413)
  expect(await huge.json()).toEqual({ message: 'The request is too large.' })
})

test('it reports whether it is alive and ready', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  expect((await request.get('/readyz')).status()).toBe(200)
  expect((await request.post('/healthz')).status()).toBe(405)
  expect((await request.get('/healthz/more')).status()).toBe(404)
})

test('what Payload logs of a request has the id of its response', async ({ request, session, site }) => {
  const headers = { authorization: `Bearer ${session.token}` }
  const answer = await request.get('/api/service?where[nothing][equals]=1', { headers })
  expect(answer.status()).toBe(400)
  const { 'x-request-id': id } = answer.headers()
  await expect.poll(() => site.output).toMatch(new RegExp(`"name":"payload","id":"${id}"`))
})
