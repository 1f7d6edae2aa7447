import type { Page } from '@playwright/test'
import { agencyDay } from '@/domain/clock'
import { expectAccessible } from './accessible'
import { expect, expectAwake, letBrowserAsk, test } from './backOffice'
import { signIn } from './fixtures'
import { expectNoHorizontalScroll } from './noHorizontalScroll'
import { Product, startTimeout } from './Product'

const tiles = [
  ['Total Leads', '/admin/leads'],
  ['New Leads', '/admin/leads?status=new'],
  ['Total Services', '/admin/services'],
  ['Active Products', '/admin/products'],
  ['Published Posts', '/admin/blogs?state=published'],
  ['Total Views', '/admin/blogs'],
] as const

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the dashboard summarises what came in and links to it', async ({
  admin: { page, bearer },
  inquiry,
}) => {
  const lead = await inquiry({ company: 'Tidewater Ferries' })
  const yesterday = agencyDay(new Date(Date.now() - 86_400_000))
  const planned = await page.request.put(`/api/admin/leads/${lead.id}`, {
    data: { nextStep: 'Send the offer', nextStepDue: yesterday },
    headers: bearer,
  })
  expect(planned.status()).toBe(200)
  await page.goto('/admin')

  const figures = page.getByRole('region', { name: 'Figures' })
  await expect(figures.getByRole('link')).toHaveCount(6)
  for (const [label, href] of tiles) {
    const tile = figures.getByRole('link', { name: label })
    await expect(tile).toHaveAttribute('href', href)
    await expect(tile).toHaveText(new RegExp(`${label}[\\d,]+$`))
  }

  const recent = panel(page, 'Recent leads').getByRole('listitem')
  await expect(recent).toHaveCount(5)
  await expect(recent.first()).toContainText(lead.fullName)
  await expect(panel(page, 'Next steps').getByRole('link', { name: /Send the offer/ })).toContainText(
    lead.fullName,
  )
  await expectAccessible(page)

  await recent.first().getByRole('link').click()
  await expect(page.getByRole('dialog', { name: 'Lead Details' })).toContainText(lead.fullName)
})

test('a new site says what is still an example’s, and what is done', async ({ browser }) => {
  test.setTimeout(startTimeout)
  const admin = { username: 'asha', password: 'a-password-of-a-new-site' }
  const settings = {
    PAYLOAD_SECRET: 'a-secret-that-only-this-test-knows-0123456789',
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
  }
  const product = new Product('sqlite', undefined, { isNew: true, settings })
  await product.start()
  try {
    const { baseURL } = product
    const { token, storageState } = await signIn({ baseURL, admin })
    const headers = { authorization: `Bearer ${token}` }
    const context = await browser.newContext({ baseURL, storageState })
    const page = await context.newPage()
    const steps = panel(page, 'Make this site yours')
    await page.goto('/admin')
    await expect(steps.getByRole('link')).toHaveCount(3)
    await expect(steps).toContainText('0 of 3 done')
    await expectAccessible(page)
    await steps.getByRole('link', { name: 'Enter your name and contact details' }).click()
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
    const before = await (await page.request.get('/api/admin/settings', { headers })).json()
    const phone = '+91 80 1234 5678'
    const data = {
      ...before,
      siteName: 'Tidewater',
      email: 'hello@tidewater.example',
      phone,
      whatsappNumber: phone,
    }
    expect((await page.request.put('/api/admin/settings', { data, headers })).status()).toBe(200)
    await page.goto('/admin')
    await expect(steps).toContainText('1 of 3 done')
    await expect(
      steps.getByRole('link', { name: 'Enter your name and contact details (done)' }),
    ).toBeVisible()
    await expectAccessible(page)
    await context.close()
  } finally {
    await product.dispose()
  }
})

test('leads per day can be seen, explored by keyboard and read as a table, for 30 and 90 days', async ({
  admin: { page },
  inquiry,
}) => {
  await inquiry()
  await page.goto('/admin')
  const leads = panel(page, 'Leads received')
  const day = leads.getByRole('slider', { name: 'Leads on this day' })
  const table = leads.getByRole('table', { name: 'Leads per day, newest first' })

  await test.step('a chart shows the total', async () => {
    await expect(
      leads.getByRole('img', { name: /^Leads per day from .+: \d+ in total, with a high of / }),
    ).toBeVisible()
  })

  const today = await test.step('arrow keys explore it', async () => {
    await expectAwake(page)
    await day.focus()
    await expect(day).toHaveAttribute('aria-valuetext', /: [1-9]\d* leads?$/)
    const last = (await day.getAttribute('aria-valuetext')) ?? ''
    await page.keyboard.press('ArrowLeft')
    await expect(day).not.toHaveAttribute('aria-valuetext', last)
    await expect(day).toHaveValue('28')
    return last
  })

  await test.step('a table has the same numbers', async () => {
    await leads.getByText('Show as table').click()
    await expect(table.getByRole('row')).toHaveCount(31)
    const [, count] = /: (\d+) lead/.exec(today) ?? []
    await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText(String(count))
    await expect(leads.getByRole('table', { name: 'By status' }).getByRole('row')).toHaveCount(6)
    await expect(leads.getByRole('table', { name: 'By service' }).getByRole('row')).toHaveCount(8)
  })

  await test.step('for 90 days too', async () => {
    await leads.getByText('90 days').click()
    await expect(day).toHaveAttribute('max', '89')
    await leads.getByText('Show as table').click()
    await expect(table.getByRole('row')).toHaveCount(91)
  })

  await test.step('on a phone in dark mode it fits, and is accessible', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 360, height: 800 })
    await page.reload()
    await expect(leads.getByRole('img')).toBeVisible()
    await expectAccessible(page)
    await expectNoHorizontalScroll(page)
  })
})

test('before the first lead the dashboard says so', async ({ admin: { page } }) => {
  await letBrowserAsk(page)
  const none = { days: 30, timeZone: 'Asia/Kolkata', total: 0, previousTotal: 0 }
  await page.route('/api/admin/leads?*', (route) => route.fulfill({ json: [] }))
  await page.route('/api/admin/analytics/next-steps', (route) => route.fulfill({ json: [] }))
  await page.route('/api/admin/analytics/leads?*', (route) =>
    route.fulfill({ json: { ...none, perDay: [], byStatus: [], byService: [] } }),
  )
  await page.goto('/admin')
  await expect(page.getByText('No leads yet...')).toBeVisible()
  await expect(page.getByText('No leads in the last 30 days.')).toBeVisible()
  await expect(page.getByText('Nothing due today.')).toBeVisible()
})

test('a part that fails to load offers a retry, while the others stay', async ({ admin: { page } }) => {
  await letBrowserAsk(page)
  await page.route('/api/admin/analytics/leads?*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/admin')
  await expect(panel(page, 'Leads received')).toContainText("Figures couldn't be loaded")
  await expect(panel(page, 'Recent leads').getByRole('listitem').first()).toContainText(/just now|ago/)
  await page.unroute('/api/admin/analytics/leads?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(panel(page, 'Leads received').getByRole('img')).toBeVisible()
})

test('an editor starts with the blog and sees no business figures', async ({ editorPage: page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/admin')
  await expect(panel(page, 'Most-read posts').getByRole('listitem')).toHaveCount(5)
  await expect(panel(page, 'Drafts').getByRole('link').first()).toBeVisible()
  await expect(panel(page, 'Scheduled posts').getByRole('link').first()).toBeVisible()
  await expect(page.getByText(/lead/i)).toHaveCount(0)
  expect(asked.filter((path) => /^\/api\/admin\/(leads|analytics$|analytics\/leads)/.test(path))).toEqual([])
  await page.goto('/admin/leads')
  await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible()
  await expectAccessible(page)
})

test('an address that no screen has says so, and leads on', async ({ admin: { page } }) => {
  await page.goto('/admin/nothing-here')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expect(page).toHaveURL('/admin')
})
