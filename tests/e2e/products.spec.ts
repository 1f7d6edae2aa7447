import type { Page } from '@playwright/test'
import { productCategoryLabels } from '@/domain/categories'
import { expect, test, unique } from './catalog'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' })
const tiles = (page: Page) => page.locator('#all').getByRole('article')

test('a listed product shows Indian grouping of rupees, and three technologies', async ({
  page,
  product,
}) => {
  const { title, id } = await product()
  await page.goto(`/products?search=${title}`)
  await expect(tiles(page)).toHaveCount(1)
  const tile = tiles(page).first()
  await expect(tile.getByText('₹1,50,000')).toBeVisible()
  await expect(tile.locator('s')).toHaveText('₹2,00,000')
  await expect(tile.getByRole('listitem')).toHaveText(['Astro', 'React', 'Fastify'])
  await expect(tile.getByRole('img', { name: 'Rated 4 out of 5' })).toBeVisible()
  await expect(tile.getByText('1,234 ratings')).toBeVisible()
  await tile.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(`/products/${id}`)
})

test('an original price that isn’t higher is not shown', async ({ page, product }) => {
  const { title } = await product({ price: 5000, originalPrice: 4000 })
  await page.goto(`/products?search=${title}`)
  await expect(tiles(page).getByText('₹5,000')).toBeVisible()
  await expect(tiles(page).locator('s')).toHaveCount(0)
})

test('exactly three featured products precede the list', async ({ page, product }) => {
  for (let n = 0; n < 4; n++) await product({ isFeatured: true })
  await page.goto('/products')
  await expect(page.getByRole('region', { name: 'Featured products' }).getByRole('article')).toHaveCount(3)
})

test('typing searches title and description, ignoring case, and keeps focus', async ({ page, product }) => {
  const word = unique()
  const byTitle = await product({ title: `Ledger ${word}` })
  const byText = await product({ description: `Made for ${word.toLowerCase()}.` })
  await page.goto('/products')
  await search(page).pressSequentially(word.toUpperCase(), { delay: 20 })
  await expect(page.getByRole('status').filter({ hasText: '2 products' })).toBeVisible()
  await expect(tiles(page).getByRole('heading')).toHaveText([byText.title, byTitle.title])
  await expect(search(page)).toBeFocused()
  await expect(search(page)).toHaveValue(word.toUpperCase())
  await expect(page).toHaveURL(`/products?search=${word.toUpperCase()}`)
})

test('the search doesn’t move while typing', async ({ page, product }) => {
  const { title } = await product()
  await page.goto('/products')
  await search(page).scrollIntoViewIfNeeded()
  const before = await search(page).boundingBox()
  await search(page).fill(title)
  await expect(tiles(page)).toHaveCount(1)
  expect(await search(page).boundingBox()).toEqual(before)
})

test('a search is a URL: shared, reloaded, and undone by the back button', async ({ page, product }) => {
  const { title } = await product({ category: 'tools-& utilities' })
  await page.goto('/products')
  await search(page).fill(title)
  await expect(tiles(page)).toHaveCount(1)
  await category(page).selectOption('Tools & Utilities')
  await expect(page).toHaveURL(`/products?search=${title}&category=tools-%26+utilities`)
  await page.reload()
  await expect(search(page)).toHaveValue(title)
  await expect(category(page)).toHaveValue('tools-& utilities')
  await expect(tiles(page)).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(`/products?search=${title}`)
  await expect(category(page)).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL('/products')
  await expect(search(page)).toHaveValue('')
  await expect(page.getByRole('region', { name: 'Featured products' })).toBeVisible()
})

test('the category filter lists all eight, and filters', async ({ page, product }) => {
  const title = unique()
  await product({ title: `${title} one`, category: 'e-commerce' })
  await product({ title: `${title} two`, category: 'api-scripts' })
  await page.goto(`/products?search=${title}`)
  await expect(category(page).getByRole('option')).toHaveText(['All categories', ...productCategoryLabels])
  await category(page).selectOption('API Scripts')
  await expect(tiles(page).getByRole('heading')).toHaveText([`${title} two`])
})

test('a search without results says so and offers a way back', async ({ page }) => {
  await page.goto(`/products?search=${unique()}`)
  await expect(page.getByText('No products found', { exact: true })).toBeInViewport()
  await expect(page.getByRole('status').filter({ hasText: '0 products' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/products')
  await expect(search(page)).toHaveValue('')
})

test('wildcards of databases are ordinary characters', async ({ page, product }) => {
  const title = `${unique()} 100% (a_b)`
  await product({ title })
  await page.goto(`/products?search=${encodeURIComponent(title)}`)
  await expect(tiles(page)).toHaveCount(1)
  await page.goto(`/products?search=${encodeURIComponent(title.replace('(', '.'))}`)
  await expect(tiles(page)).toHaveCount(0)
})

test('a long list has pages of 24 with their own URLs', async ({ page, product }) => {
  const word = unique()
  await product({ title: `${word} 1` })
  await Promise.all(Array.from({ length: 24 }, (_, n) => product({ title: `${word} ${n + 2}` })))
  await page.goto(`/products?search=${word}`)
  await expect(tiles(page)).toHaveCount(24)
  await expect(page.getByRole('status').filter({ hasText: '25 products' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(`/products?search=${word}&page=2#all`)
  await expect(tiles(page).getByRole('heading')).toHaveText([`${word} 1`])
  await expect(page.locator('[aria-current=page]', { hasText: 'Page 2' })).toBeVisible()
  await page.goto(`/products?search=${word}&page=9`)
  await expect(page).toHaveURL(`/products?search=${word}`)
})

test('an inactive product is not listed', async ({ page, product }) => {
  const { title } = await product({ isActive: false })
  await page.goto(`/products?search=${title}`)
  await expect(page.getByText('No products found', { exact: true })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a form that works', async ({ page, product }) => {
    const { title } = await product({ category: 'dashboard' })
    await page.goto('/de/products')
    await page.getByRole('searchbox', { name: 'Produkte suchen' }).fill(title)
    await page.getByRole('combobox', { name: 'Kategorie' }).selectOption('Dashboards')
    await page.getByRole('button', { name: 'Suchen' }).click()
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([title])
    await expect(page.getByRole('status').filter({ hasText: '1 Produkt' })).toBeVisible()
  })
})

test('the language switch keeps search and filters', async ({ page, product }) => {
  const { title } = await product({ category: 'dashboard' })
  await page.goto('/products')
  await category(page).selectOption('Dashboard')
  await search(page).fill(title)
  const query = `?${new URLSearchParams({ search: title, category: 'dashboard' })}`
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === title)
  const { search: kept } = new URL(page.url())
  await page.getByRole('button', { name: 'Language, currency and theme' }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`/de/products${kept}`)
  expect([...new URLSearchParams(kept)].toSorted()).toEqual([...new URLSearchParams(query)].toSorted())
  await expect(tiles(page)).toHaveCount(1)
})
