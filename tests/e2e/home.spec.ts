import { convert, formatMoney } from '@/domain/money'
import { expect, test } from './fixtures'
import { open } from './sitePage'

interface Listed {
  title: string
  isActive?: boolean
  isFeatured?: boolean
  features?: string[]
  price: number
}

test('the home page shows content from the CMS', async ({ page, request }) => {
  const [figures, services, posts] = await Promise.all(
    ['/api/analytics/public', '/api/services', '/api/blog-posts'].map(async (path) =>
      (await request.get(path)).json(),
    ),
  )
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Transform Your Ideas Into Digital Reality',
  )
  const definitions = page.getByRole('definition')
  await expect(definitions.filter({ hasText: /^5\+$/ })).toBeVisible()
  await expect(definitions.nth(2)).toHaveText(String(figures.totalProjects))
  await expect(definitions.nth(3)).toHaveText(String(figures.activeProducts))

  const serviceRows = page.getByRole('region', { name: 'What we do' }).locator('article, li:has(h3)')
  await expect(serviceRows).toHaveCount(Math.min(4, services.length))
  for (const [index, service] of (services as Listed[]).slice(0, 4).entries()) {
    await expect(serviceRows.nth(index).getByRole('heading')).toHaveText(service.title)
    expect(await serviceRows.nth(index).locator('li').count()).toBeLessThanOrEqual(4)
  }
  const articles = page.getByRole('region', { name: 'Notes from the workshop' }).getByRole('article')
  await expect(articles).toHaveCount(Math.min(3, posts.length))
  await expect(page.getByRole('region', { name: 'Work that went to work' }).getByRole('article')).toHaveCount(
    3,
  )
})

test('product prices are converted, and the chosen currency survives a reload', async ({ page, request }) => {
  const products: Listed[] = await (await request.get('/api/products')).json()
  await open(page, '/')
  const card = page.getByRole('region', { name: 'Ready-made' }).getByRole('article').first()
  const title = await card.getByRole('heading').textContent()
  const { price } = products.find((product) => product.title === title) ?? { price: 0 }
  await expect(card).toContainText(formatMoney(convert(price, 'INR', 'USD'), 'USD'))

  await page.getByRole('button', { name: 'Language, currency and theme' }).click()
  await page.getByRole('radio', { name: 'INR' }).check()
  const rupees = card.getByText(formatMoney(price, 'INR'), { exact: true })
  await expect(rupees).toBeVisible()
  await page.reload()
  await expect(rupees).toBeVisible()
  await expect(card.getByText(/^\$/).first()).toBeHidden()
})

test('the site has four languages with their own URLs', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Language, currency and theme' }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Aus Ihren Ideen wird digitale Wirklichkeit',
  )
  await expect(page.getByRole('link', { name: 'Start', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('the mobile menu works by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, '/')
  const opener = page.getByRole('button', { name: 'Open menu' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  for (const name of ['Home', 'About', 'Services', 'Portfolio', 'Products', 'Blog', 'Contact']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(menu.getByRole('link', { name: 'Get Quote' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
  await expect(menu.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/#contact')
  for (let stops = 0; stops < 25; stops += 1) {
    await page.keyboard.press('Tab')
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a missing page says so', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Search the site' })).toHaveAttribute('href', '/search')
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await expect(page).toHaveURL('/')
})
