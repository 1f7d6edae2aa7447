import { expect, structuredData, test } from './catalog'

test('a service shows four features and how many more, its technologies, its price and a quote link', async ({
  page,
  service,
}) => {
  const { title } = await service()
  await page.goto('/services')
  const row = page.getByRole('article', { name: title })
  for (const text of ['We run your ferries.', 'Timetables', 'Tickets', 'Tides', 'Berths', '+2 more', 'Astro'])
    await expect(row.getByText(text, { exact: true })).toBeVisible()
  await expect(row.getByText('Buoys')).toHaveCount(0)
  await expect(row.getByText('Starting from ₹1,50,000')).toBeVisible()
  const chat = new URL((await row.getByRole('link', { name: 'Get a quote' }).getAttribute('href')) ?? '')
  expect(chat.href).toMatch(/^https:\/\/wa\.me\/\d+\?text=/)
  expect(chat.searchParams.get('text')).toContain(title)
  const things = await structuredData(page)
  expect(things('Service')).toContainEqual(
    expect.objectContaining({
      name: title,
      description: 'We run your ferries.',
      offers: {
        '@type': 'Offer',
        description: 'Starting from ₹1,50,000',
        price: 150_000,
        priceCurrency: 'INR',
      },
    }),
  )
})

test('services are sorted by their order, without inactive ones', async ({ page, service }) => {
  const last = await service({ order: 900 })
  const first = await service({ order: 800 })
  const hidden = await service({ isActive: false })
  await page.goto('/services')
  const titles = await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents()
  expect(titles.indexOf(first.title)).toBeGreaterThan(-1)
  expect(titles.indexOf(first.title)).toBeLessThan(titles.indexOf(last.title))
  expect(titles).not.toContain(hidden.title)
})

test('the price ranges are the agency’s', async ({ page }) => {
  await page.goto('/services')
  await expect(page.getByText('$2,500-$15,000')).toBeVisible()
  await expect(page.getByText('From $500/month')).toBeVisible()
})
