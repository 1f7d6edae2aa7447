import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sendInquiry } from '../inquiries'
import { expectAccessible } from './accessible'
import { expect, expectAwake, test } from './backOffice'
import { cardOf } from './backOfficePage'
import { signIn } from './fixtures'
import { Product, startTimeout } from './Product'

const button = (page: Page) => page.getByRole('button', { name: /^\d+ new leads?$/ })
const firstCard = (page: Page) => page.getByRole('article').first()

test.beforeEach(async ({ context }) => {
  // Counts what the system would show.
  await context.addInitScript(() => {
    const shown: string[] = []
    class Shown extends EventTarget {
      static permission = 'granted'
      static requestPermission = async () => 'granted'
      constructor(title: string, { body }: { body: string }) {
        super()
        shown.push(`${title}: ${body}`)
      }
    }
    Object.assign(window, { Notification: Shown, shownBySystem: shown })
  })
})

const shownBySystem = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shownBySystem: string[] }).shownBySystem)

test('a new lead announces itself without moving the list, and is loaded by a click', async ({
  admin: { page },
  inquiry,
}) => {
  await inquiry()
  await page.goto('/admin/leads')
  await expectAwake(page)
  const title = await page.title()
  const top = await firstCard(page).textContent()

  const { fullName } = await inquiry({ fullName: `Newcomer ${randomUUID().slice(0, 8)}` })
  await expect(button(page)).toHaveText('1 new lead')
  await expect(page).toHaveTitle(`(1) ${title}`)
  expect(await firstCard(page).textContent()).toBe(top)
  expect(await shownBySystem(page)).toEqual([`New lead: ${fullName}`])
  await expectAccessible(page)

  await button(page).click()
  await expect(firstCard(page)).toContainText(fullName)
  await expect(button(page)).toBeHidden()
  await expect(page).toHaveTitle(title)
})

test('from a filtered list the button leads to the inbox', async ({ admin: { page }, inquiry }) => {
  await page.goto('/admin/leads?status=completed&search=nobody')
  await expectAwake(page)
  const { fullName } = await inquiry()
  await button(page).click()
  await expect(page).toHaveURL('/admin/leads')
  await expect(cardOf(page, fullName)).toBeVisible()
})

test('on another screen the title counts, until the list shows them', async ({
  admin: { page },
  inquiry,
}) => {
  await page.goto('/admin/services')
  await expectAwake(page)
  await inquiry()
  await inquiry()
  await expect(page).toHaveTitle(/^\(2\) /)
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Leads' }).click()
  await expect(page.getByRole('heading', { name: 'Leads Management' })).toBeVisible()
  await expect(page).toHaveTitle(/^[^(]/)
  await expect(button(page)).toBeHidden()
})

test('two tabs share one connection; when the first is closed, the second goes on', async ({
  admin: { page },
  context,
  inquiry,
}) => {
  const opened: Page[] = []
  context.on('request', (request) => {
    if (request.url().includes('/leads/events')) opened.push(request.frame().page())
  })
  await page.goto('/admin/leads')
  await expectAwake(page)
  await expect.poll(() => opened).toEqual([page])
  const second = await page.context().newPage()
  await second.goto('/admin/leads')
  await expectAwake(second)

  await inquiry()
  await expect(button(page)).toHaveText('1 new lead')
  await expect(button(second)).toHaveText('1 new lead')
  expect(opened).toEqual([page])
  expect([await shownBySystem(page), await shownBySystem(second)].flat()).toHaveLength(1)

  await page.close()
  await expect.poll(() => opened).toContain(second)
  await inquiry()
  await expect(button(second)).toHaveText('2 new leads')
})

test('a browser that was cut off hears of what it has missed', async ({
  admin: { page },
  context,
  inquiry,
}) => {
  await page.goto('/admin/leads')
  await expectAwake(page)
  await context.setOffline(true)
  await inquiry()
  await context.setOffline(false)
  await expect(button(page)).toHaveText('1 new lead', { timeout: 15_000 })
})

test('after a restart of the server a browser hears of what it has missed', async ({ engine, browser }) => {
  test.setTimeout(startTimeout)
  const product = new Product(engine)
  await product.start()
  try {
    const { storageState } = await signIn(product)
    const context = await browser.newContext({ baseURL: product.baseURL, storageState })
    const page = await context.newPage()
    const opened = page.waitForResponse(/leads\/events/)
    await page.goto('/admin/leads')
    expect((await opened).status()).toBe(200)

    await product.stop()
    // It has ended the stream, instead of waiting for it and then cutting it off.
    expect(await (await opened).finished()).toBeNull()
    await product.start()
    await sendInquiry(product.baseURL, 1)
    await expect(button(page)).toHaveText('1 new lead', { timeout: 60_000 })
    await context.close()
  } finally {
    await product.dispose()
  }
})
