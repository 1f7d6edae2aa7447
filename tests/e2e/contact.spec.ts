import type { SettingsEntity } from '../../src/domain/entities'
import { expect, structuredData, test } from './catalog'
import { expectAccessible } from './sitePage'

test('the cards hold what the settings say', async ({ page, request }) => {
  const settings: SettingsEntity = await (await request.get('/api/settings')).json()
  await page.goto('/contact')
  const cards = page.getByRole('region', { name: 'Contact details' })
  await expect(cards.getByRole('link', { name: settings.email })).toHaveAttribute(
    'href',
    `mailto:${settings.email}`,
  )
  await expect(cards.getByRole('link', { name: settings.phone })).toHaveAttribute('href', /^tel:\+?\d+$/)
  await expect(cards.getByText(settings.location)).toBeVisible()
  await expect(cards.getByText(settings.businessHours)).toBeVisible()
})

test('the business hours of the demo are Mon-Fri 9 AM-6 PM IST', async ({ page }) => {
  await page.goto('/contact')
  await expect(
    page.getByRole('region', { name: 'Contact details' }).getByText('Mon-Fri 9 AM-6 PM IST', { exact: true }),
  ).toBeVisible()
})

test('a chat and a call are a click away', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('link', { name: 'Start a chat' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=.+/,
  )
  await expect(page.getByRole('link', { name: /^Call \+?\d/ })).toHaveAttribute('href', /^tel:\+?\d+$/)
})

test('the inquiry form marks what is required and refuses what is empty', async ({ page }) => {
  await page.goto('/contact')
  const form = page.getByRole('region', { name: 'Project inquiry' })
  await expect(form.getByText('Required', { exact: true })).toHaveCount(4)
  await expect(form.getByText('Optional', { exact: true })).toHaveCount(1)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Missing Information', { exact: true })).toBeVisible()
  await expect(page.getByText('Please fill in all required fields.', { exact: true })).toBeVisible()
})

test('a question opens to its answer, and machines read them all', async ({ page }) => {
  await page.goto('/contact')
  const answer = page.getByText(/Most of our services come to \$2,500-\$15,000/)
  await expect(answer).toBeHidden()
  await page.getByText('What does a project cost?').click()
  await expect(answer).toBeVisible()
  await expectAccessible(page)
  const things = await structuredData(page)
  const [faq] = things('FAQPage')
  expect(faq?.mainEntity).toHaveLength(8)
})
