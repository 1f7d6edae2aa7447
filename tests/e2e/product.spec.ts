import { expectAccessible } from './accessible'
import { expect, metaOf, structuredData, test } from './catalog'
import { expectNoHorizontalScroll } from './noHorizontalScroll'

/** URLs of images in the library. */
async function demoImages(count: number, baseURL: string | undefined): Promise<string[]> {
  const products: { images: string[] }[] = await (await fetch(`${baseURL}/api/products?limit=100`)).json()
  return [...new Set(products.flatMap(({ images }) => images))].slice(0, count)
}

test('a product page shows everything about it, to people and machines', async ({ page, product }) => {
  const { id, title } = await product()

  await test.step('the page has texts, links and breadcrumbs', async () => {
    await page.goto(`/products/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const text of ['A template for ferries.', 'At length: tickets, timetables, tides.', '1,234 ratings'])
      await expect(page.getByText(text)).toBeVisible()
    for (const text of ['Astro', 'React', 'Fastify', 'SQLite', 'Timetables', 'Tickets', 'Tides'])
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Live demo' })).toHaveAttribute(
      'href',
      'https://example.com/demo',
    )
    await expect(page.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      'https://example.com/download',
    )
    const trail = page.getByRole('navigation', { name: 'You are here' })
    await expect(trail.getByRole('link')).toHaveText(['Home', 'Products'])
  })

  await test.step('chat and inquiry mention it', async () => {
    const chat = await page.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href')
    expect(new URL(chat ?? '').searchParams.get('text')).toContain(title)
    await expect(page.getByRole('textbox', { name: 'Project description' })).toHaveValue(
      `I'm interested in ${title}. `,
    )
  })

  await test.step('price, currency, availability, brand and URL are machine-readable', async () => {
    expect(await metaOf(page, 'product:price:amount')).toBe('150000.00')
    expect(await metaOf(page, 'product:price:currency')).toBe('INR')
    expect(await metaOf(page, 'product:availability')).toBe('in stock')
    expect(await metaOf(page, 'product:brand')).toBeTruthy()
    const things = await structuredData(page)
    expect(things('Product')).toEqual([
      expect.objectContaining({
        name: title,
        offers: expect.objectContaining({ price: 150_000, priceCurrency: 'INR' }),
        aggregateRating: expect.objectContaining({ ratingValue: 4, ratingCount: 1234 }),
      }),
    ])
    expect([things('Organization').length, things('Service').length]).toEqual([1, 1])
    const [wayHere] = things('BreadcrumbList')
    expect(wayHere?.itemListElement).toHaveLength(3)
  })
})

test('the price is converted to the display currency, initially USD', async ({ page, product }) => {
  const { id } = await product()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/products/${id}`)
  const main = page.locator('main')
  await expect(main.getByText('$1,804.62')).toBeVisible()
  await expect(main.locator('s').getByText('$2,406.16')).toBeVisible()
  await page.getByRole('button', { name: /Language, currency/ }).click()
  await page.getByRole('radio', { name: 'EUR' }).check()
  await expect(main.getByText('€1,533.93')).toBeVisible()
  await page.reload()
  await expect(main.getByText('€1,533.93')).toBeVisible()
})

test('up to three others of the category are related, never the product itself', async ({
  page,
  product,
}) => {
  const others = []
  for (let n = 0; n < 4; n++) others.push(await product({ category: 'admin-panels' }))
  const { id, title } = await product({ category: 'admin-panels' })
  await page.goto(`/products/${id}`)
  const related = page.getByRole('region', { name: 'Similar products' }).getByRole('article')
  await expect(related).toHaveCount(3)
  await expect(related.getByRole('heading')).toHaveText(
    others
      .slice(1)
      .reverse()
      .map((other) => other.title),
  )
  await expect(related.getByRole('heading', { name: title })).toHaveCount(0)
})

test('a product without an image whose name is one long word stays inside the window', async ({
  page,
  product,
}) => {
  const { id } = await product({ title: 'Donaudampfschifffahrt'.repeat(7), isFeatured: true })
  for (const width of [360, 1440])
    for (const path of [`/products/${id}`, '/products', '/']) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await expect(page.getByRole('heading', { name: /Donau/ }).first()).toBeVisible()
      await expectNoHorizontalScroll(page)
    }
})

test('images of a product are enlarged by touch and by keyboard', async ({ browser, baseURL, product }) => {
  const { id } = await product({ images: await demoImages(3, baseURL) })

  await test.step('a phone shows each of them whole when it is tapped', async () => {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      colorScheme: 'dark',
    })
    const page = await context.newPage()
    await page.goto(`/products/${id}`)
    const openers = page.getByRole('button', { name: /^Enlarge: / })
    await expect(openers).toHaveCount(3)
    const enlarged = page.locator('.enlarged:popover-open')
    for (const opener of await openers.all()) {
      await opener.tap()
      await expect(enlarged.getByRole('img')).toBeVisible()
      await enlarged.getByRole('button', { name: 'Close' }).tap()
      await expect(enlarged).toHaveCount(0)
    }
    await openers.first().tap()
    await expectAccessible(page)
    await context.close()
  })

  await test.step('a desk does so with the small ones', async () => {
    const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } })
    await page.goto(`/products/${id}`)
    const openers = page.getByRole('button', { name: /^Enlarge: / })
    await expect(openers).toHaveCount(2)
    await openers.first().focus()
    await page.keyboard.press('Enter')
    const enlarged = page.locator('.enlarged:popover-open')
    await expect(enlarged.getByRole('img')).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await expect(enlarged.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(enlarged).toHaveCount(0)
    await expect(openers.first()).toBeFocused()
    await page.close()
  })
})

test('a missing product says so, in every language', async ({ page, request }) => {
  for (const id of ['not-a-product', '00000000-0000-4000-8000-000000000000'])
    expect((await request.get(`/products/${id}`)).status()).toBe(404)
  await page.goto('/fr/products/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Produit introuvable')
  await page.getByRole('link', { name: 'Retour aux produits' }).click()
  await expect(page).toHaveURL('/fr/products')
})

test('an inactive or deleted product disappears at once', async ({ page, request, bearer, product }) => {
  const { id, ...values } = await product()
  expect((await page.goto(`/products/${id}`))?.status()).toBe(200)
  await request.put(`/api/admin/products/${id}`, { data: { ...values, isActive: false }, headers: bearer })
  expect((await page.goto(`/products/${id}`))?.status()).toBe(404)
  await request.put(`/api/admin/products/${id}`, { data: values, headers: bearer })
  expect((await page.goto(`/products/${id}`))?.status()).toBe(200)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a missing product says so too, and isn’t indexed', async ({ page }) => {
    await page.goto('/products/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found')
    await expect(page).toHaveTitle('Product Not Found')
    expect(await metaOf(page, 'robots')).toBe('noindex')
  })
})
