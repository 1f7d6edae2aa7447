import type { Page } from '@playwright/test'
import { expect, type Session, signIn, test } from './fixtures'
import { open } from './sitePage'

/** Settings are shared: these tests use their worker's product and restore them. */
test.describe.configure({ mode: 'serial' })

const host = 'https://www.googletagmanager.com'

/** Replaces the analytics service, which no test calls. @returns how often its script was requested */
async function intercept(page: Page): Promise<() => number> {
  let asked = 0
  await page.context().route(`${host}/**`, (route) => {
    asked += 1
    return route.fulfill({ contentType: 'text/javascript', body: 'window.serviceLoaded = true' })
  })
  return () => asked
}

/** The reported paths in order. */
const reported = (page: Page) =>
  page.evaluate(() => {
    const queue = (window as { dataLayer?: { [n: number]: unknown }[] }).dataLayer ?? []
    return queue
      .filter((command) => command[1] === 'page_view')
      .map((command) => (command[2] as { page_path: string }).page_path)
  })

async function configure(request: Page['request'], { token }: Session, data: object): Promise<void> {
  const answer = await request.post('/api/globals/site-settings', {
    data,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

test.afterAll(async ({ playwright, site }) => {
  const session = await signIn(site)
  const request = await playwright.request.newContext({ baseURL: site.baseURL })
  await configure(request, session, { analyticsId: '', analyticsConsent: true })
  await request.dispose()
})

test('without a measurement id nothing is measured, asked or allowed', async ({ page, request }) => {
  const asked = await intercept(page)
  await open(page, '/')
  await expect(page.getByRole('region', { name: 'Counting visits' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Visit counting' })).toHaveCount(0)
  expect(asked()).toBe(0)
  expect((await request.get('/')).headers()['content-security-policy']).not.toContain(host)
})

test('nothing is measured before consent, or after it is withdrawn', async ({ page, request, session }) => {
  await configure(request, session, { analyticsId: 'G-TEST123', analyticsConsent: true })
  const asked = await intercept(page)
  const bar = page.getByRole('region', { name: 'Counting visits' })

  await test.step('before an answer, and after a no, nothing is measured', async () => {
    await open(page, '/')
    await expect(bar).toBeVisible()
    expect(asked()).toBe(0)
    await expect(bar.getByRole('link')).toHaveAttribute('href', '/privacy#storage-heading')
    await bar.getByRole('button', { name: 'No, thanks' }).click()
    await open(page, '/about')
    await expect(page.getByRole('button', { name: 'Visit counting' })).toBeVisible()
    await expect(bar).toHaveCount(0)
    expect(asked()).toBe(0)
  })

  await test.step('after a yes, each page that is shown is reported once', async () => {
    await page.getByRole('button', { name: 'Visit counting' }).click()
    await expect(bar).toBeFocused()
    await bar.getByRole('button', { name: 'Count my visit' }).click()
    await expect.poll(() => page.evaluate(() => 'serviceLoaded' in window)).toBe(true)
    expect(await reported(page)).toEqual(['/about'])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL('/services')
    await expect.poll(() => reported(page)).toEqual(['/services'])
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect.poll(() => reported(page)).toEqual(['/about'])
    // Once for each page shown since consent was given.
    await expect.poll(asked).toBe(3)
  })

  await test.step('after consent is withdrawn, nothing is measured', async () => {
    await page.getByRole('button', { name: 'Visit counting' }).click()
    await bar.getByRole('button', { name: 'No, thanks' }).click()
    expect(await page.evaluate(() => Reflect.get(window, 'ga-disable-G-TEST123'))).toBe(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await expect(page.getByRole('button', { name: 'Visit counting' })).toBeVisible()
    expect(await reported(page)).toEqual([])
    expect(asked()).toBe(3)
  })
})

test('without a consent setting every page is reported, but never the back office', async ({
  page,
  staff,
  request,
  session,
}) => {
  await configure(request, session, { analyticsId: 'G-TEST123', analyticsConsent: false })
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await intercept(page)
  await open(page, '/de')
  await expect.poll(() => reported(page)).toEqual(['/de'])
  await expect(page.getByRole('region', { name: 'Besuchszählung' })).toHaveCount(0)
  expect(refused).toEqual([])
  const asked = await intercept(staff)
  await staff.goto('/admin')
  await expect(staff.getByRole('navigation').first()).toBeVisible()
  await staff.goto('/admin/login')
  expect(asked()).toBe(0)
})
