import type { SettingsEntity } from '@/domain/entities'
import { expect, structuredData, test } from './catalog'

test('every contact option from the settings is there, and frequent questions', async ({ page, request }) => {
  const settings: SettingsEntity = await (await request.get('/api/settings')).json()
  await page.goto('/contact')
  const cards = page.getByRole('region', { name: 'Contact details' })
  const hrefOf = (name: string | RegExp) => expect(page.getByRole('main').getByRole('link', { name }).first())
  await hrefOf(settings.email).toHaveAttribute('href', `mailto:${settings.email}`)
  await hrefOf(settings.phone).toHaveAttribute('href', /^tel:\+?\d+$/)
  await hrefOf('Start a chat').toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.+/)
  await hrefOf(/^Call \+?\d/).toHaveAttribute('href', /^tel:\+?\d+$/)
  for (const text of [settings.location, settings.businessHours, 'Mon-Fri 9 AM-6 PM IST'])
    await expect(cards.getByText(text, { exact: true })).toBeVisible()

  const form = page.getByRole('region', { name: 'Project inquiry' })
  await expect(form.getByText('Required', { exact: true })).toHaveCount(4)
  await expect(form.getByText('Optional', { exact: true })).toHaveCount(1)

  const steps = page.getByRole('region', { name: 'From first call to handover in four steps' })
  await expect(steps.getByRole('listitem')).toContainText([
    'A call',
    'A quote',
    'A release a week',
    'A handover',
  ])

  const answer = page.getByText(/Most of our services cost \$2,500-\$15,000/)
  await expect(answer).toBeHidden()
  await page.getByText('What does a project cost?').click()
  await expect(answer).toBeVisible()
  const [faq] = (await structuredData(page))('FAQPage')
  expect(faq?.mainEntity).toHaveLength(8)
})
