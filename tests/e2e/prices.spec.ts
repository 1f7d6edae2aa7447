import type { Page } from '@playwright/test'
import { expect, test } from './catalog'
import { open } from './sitePage'

const rates = 'converted at our exchange rates as of November 21, 2026'

/** A converted amount, including the screen reader text for its mark. */
const about = (amount: string) => `≈ approximately ${amount}`

async function choose(page: Page, currency: string): Promise<void> {
  await page.evaluate((name) => localStorage.setItem('currency', name), currency)
  await page.reload()
}

test('next to the agency’s range is the lowest service price, both in the display currency', async ({
  page,
  service,
}) => {
  await service({ price: 'Starting from ₹83,120' })
  const cheapest = await service({ price: 'Fixed at ₹8,312' })
  await service({ price: 'From ₹831 per month' })
  const figures = page.locator('dl', { hasText: 'years of building software' })
  const costs = page.getByRole('region', { name: 'What it costs' })

  await open(page, '/about')
  await expect(figures).toContainText('What a service usually costs')
  await expect(figures.getByText(about('$100'), { exact: true })).toBeVisible()
  await open(page, '/contact')
  await page.getByText('What does a project cost?').click()
  await expect(page.getByText(about('$100'), { exact: true })).toBeVisible()
  await open(page, '/services')
  await expect(costs.getByText(about('$100'), { exact: true })).toBeVisible()

  await choose(page, 'EUR')
  await expect(costs.getByText('€2,125-€12,750')).toBeVisible()
  await expect(costs.getByText(about('€85'), { exact: true })).toBeVisible()
  await expect(page.getByRole('article', { name: cheapest.title }).getByText('€85')).toBeVisible()
  await expect(page.getByText('$2,500-$15,000')).toBeVisible()
  await open(page, '/about')
  await expect(figures.getByText('€2,125-€12,750')).toBeVisible()
  await expect(figures.locator('dd')).toHaveText(['5+', '50+', '$2,500-$15,000', 'From $500/month'])
})

test('converted prices are marked as approximate, and the footer names the rates', async ({
  page,
  product,
}) => {
  const { id } = await product({ price: 83_120, originalPrice: null })
  const note = page.getByText(rates)
  const offer = (price: string) => page.getByText(price, { exact: true }).filter({ visible: true })
  await open(page, `/products/${id}`)
  await expect(offer(about('$1,000.00'))).toBeVisible()
  await expect(note).toBeVisible()
  await choose(page, 'INR')
  await expect(offer('₹83,120')).toBeVisible()
  await expect(note).toBeHidden()
  for (const path of ['/products', '/blog', '/terms']) {
    await open(page, path)
    await expect(note).toBeHidden()
  }
  await open(page, '/services')
  await expect(note).toBeVisible()
  await open(page, '/de/services')
  await expect(page.getByText('umgerechnet zu unseren Wechselkursen vom 21. November 2026')).toBeVisible()
})
