import { expect, test } from './fixtures'
import { unique, writePost } from './posts'
import { open } from './sitePage'

test('the blog opens with a featured article and lists all others', async ({ page, request, session }) => {
  const post = await writePost(request, session, { isFeatured: true })
  await page.goto('/blog')
  await expect(page).toHaveTitle(/^Blog · /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const featured = page.getByRole('region', { name: 'Featured article' })
  await expect(featured.getByRole('link', { name: post.title })).toBeVisible()
  const all = page.getByRole('region', { name: 'More articles' })
  const { length } = await (await request.get('/api/blog-posts')).json()
  // The featured one is above them, and neither repeated nor counted again.
  await expect(all.getByRole('article')).toHaveCount(Math.min(24, length - 1))
  await expect(all.getByRole('link', { name: post.title })).toHaveCount(0)
  await expect(all.getByRole('status')).toHaveText(`${length - 1} articles`)
  await expect(page.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/feed.xml')
})

test('typing searches the title, the excerpt and the category', async ({ page, request, session }) => {
  const word = unique('zebra').replace(' ', '')
  const inTitle = await writePost(request, session, { title: `All about ${word}` })
  const inExcerpt = await writePost(request, session, { excerpt: `Look, a ${word.toUpperCase()}!` })
  await page.goto('/blog')
  const field = page.getByRole('searchbox', { name: 'Search articles' })
  await field.pressSequentially(word)
  const all = page.getByRole('region', { name: `“${word}”` })
  await expect(all.getByRole('status')).toHaveText('2 articles')
  for (const { title } of [inTitle, inExcerpt])
    await expect(all.getByRole('link', { name: title })).toBeVisible()
  await expect(page).toHaveURL(`/blog?search=${word}`)
  await expect(field).toBeFocused()
  await expect(page.getByRole('region', { name: 'Featured article' })).toBeHidden()

  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await expect(field).toHaveValue('')

  await writePost(request, session, { category: 'Industry News' })
  await page.goto('/blog?search=industry+news')
  await expect(page.locator('#all').getByRole('article').first()).toContainText('Industry News')
  // Readers search for what they see.
  await page.goto('/de/blog?search=aus+der+branche')
  await expect(page.locator('#all').getByRole('article').first()).toContainText('Neues aus der Branche')
})

test('a search without results says so and offers a way back', async ({ page }) => {
  await page.goto('/blog?search=no-such-thing')
  await expect(page.getByText('No articles found')).toBeVisible()
  await expect(page.getByRole('status').first()).toHaveText('0 articles')
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByText('No articles found')).toBeHidden()
})

test('a category filters the list, keeps the scroll position, and the back button undoes it', async ({
  page,
}) => {
  await open(page, '/blog')
  const categories = page.getByRole('navigation', { name: 'Filter by category' })
  const top = 100
  await page.evaluate((top) => {
    Object.assign(window, { isKept: true })
    scrollTo({ top, behavior: 'instant' })
  }, top)
  await categories.getByRole('link', { name: 'Cloud Solutions' }).click()
  await expect(page).toHaveURL('/blog?category=Cloud+Solutions')
  await expect(categories.getByRole('link', { name: 'Cloud Solutions' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  const articles = page.getByRole('region', { name: 'Cloud Solutions' }).getByRole('article')
  await expect(articles.first()).toBeVisible()
  for (const article of await articles.all()) await expect(article).toContainText('Cloud Solutions')
  expect(await page.evaluate(() => scrollY)).toBe(top)
  expect(await page.evaluate(() => 'isKept' in window), 'without a page load').toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/blog')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('search and categories work too', async ({ page, request, session }) => {
    const { title } = await writePost(request, session, { category: 'Cloud Solutions' })
    await page.goto('/blog')
    await page.getByRole('link', { name: 'Cloud Solutions' }).first().click()
    await page.getByRole('searchbox').fill(title)
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/category=Cloud\+Solutions/)
    await expect(page.getByRole('status').first()).toHaveText('1 article')
    await expect(page.getByRole('link', { name: title })).toBeVisible()
  })
})

test('24 articles make a page, and the pages are linked', async ({ page, request, session }) => {
  const word = unique('pages').replace(' ', '')
  const write = (_: unknown, count: number) =>
    writePost(request, session, { title: `${word} ${count}`, slug: `${word}-${count}` })
  await Promise.all(Array.from({ length: 25 }, write))
  await page.goto(`/blog?search=${word}`)
  const all = page.getByRole('region', { name: `“${word}”` })
  await expect(all.getByRole('article')).toHaveCount(24)
  await expect(all.getByRole('status')).toHaveText('1–24 of 25 articles')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(`/blog?search=${word}&page=2#all`)
  await expect(all.getByRole('article')).toHaveCount(1)
  await page.goto(`/blog?search=${word}&page=9`)
  await expect(page).toHaveURL(`/blog?search=${word}`)
})

test('drafts and scheduled posts are not listed', async ({ page, request, session }) => {
  const draft = await writePost(request, session, { isPublished: false })
  const publishedAt = new Date(Date.now() + 3_600_000).toISOString()
  const scheduled = await writePost(request, session, { publishedAt })
  for (const { title, slug } of [draft, scheduled]) {
    await page.goto(`/blog?search=${encodeURIComponent(title)}`)
    await expect(page.getByText('No articles found')).toBeVisible()
    expect((await page.goto(`/blog/${slug}`))?.status()).toBe(404)
    expect((await request.get(`/og/post/${slug}.png`)).status()).toBe(404)
  }
})

test('an article is printed without what only a screen can use', async ({ page, request, session }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const { title, slug } = await writePost(request, session, { featuredImage: '/apple-icon.png' })
  await page.goto(`/blog/${slug}`)
  const header = page.getByRole('banner')
  await expect(header).toBeVisible()
  const cover = page.locator('article picture img').first()
  await expect(cover).toHaveCSS('filter', 'brightness(0.68)')
  await page.emulateMedia({ media: 'print' })
  await expect(header).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(cover).toHaveCSS('filter', 'none')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('an article that isn’t translated says which language it is in', async ({ page, request, session }) => {
  const { slug } = await writePost(request, session, {})
  await page.goto(`/de/blog/${slug}`)
  await expect(page.getByText('Dieser Artikel ist nur auf Englisch verfügbar.')).toBeVisible()
})

test('the blog exists in every language', async ({ page }) => {
  const texts = {
    es: ['Notas del taller', 'No se encontraron artículos'],
    fr: ['Notes d’atelier', 'Aucun article trouvé'],
    de: ['Notizen aus der Werkstatt', 'Keine Artikel gefunden'],
  }
  for (const [locale, [heading = '', empty = '']] of Object.entries(texts)) {
    await page.goto(`/${locale}/blog?search=no-such-thing`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByText(empty)).toBeVisible()
  }
})
