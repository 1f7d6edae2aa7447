import { expectAccessible } from './accessible'
import { expect, test } from './fixtures'
import { unique, writePost, writeProject } from './posts'

test('a visitor finds an article by a word in it, ignoring case and accents', async ({
  page,
  request,
  session,
}) => {
  const word = unique('Größe').replace(' ', '')
  const post = await writePost(request, session, { content: `<p>Die ${word} zählt.</p>` })
  await page.goto('/search')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  const field = page.getByLabel('What are you looking for?')
  await expect(field).toBeFocused()
  await field.fill(word.toUpperCase().replace('Ö', 'O').replace('ß', 'SS'))
  await field.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'result' })).toHaveText('1 result')
  await expect(page.locator('mark')).toHaveText([word])
  await expectAccessible(page)
  const types = page.getByRole('navigation', { name: 'Filter by type' })
  await types.getByRole('link', { name: 'Products' }).click()
  await expect(page.getByText('No results')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: post.title }).click()
  await expect(page).toHaveURL(`/blog/${post.slug}`)
})

test('a visitor who has not searched yet is shown where to begin', async ({ page }) => {
  await page.goto('/de/search')
  const articles = page.getByRole('region', { name: 'Artikel' })
  await expect(articles.getByRole('link', { name: 'Alle ansehen' })).toHaveAttribute('href', '/de/blog')
  await expectAccessible(page)
  const first = articles.getByRole('listitem').first().getByRole('link')
  const title = (await first.textContent()) ?? ''
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goto('/search?search=payment')
  await expect(page.getByRole('region', { name: 'Articles' })).toHaveCount(0)
})

test('a typo is corrected, and says so; an excerpt ends with a whole word', async ({ page }) => {
  await page.goto('/search?search=payemnt')
  await expect(page.getByRole('heading', { name: '“payment”' })).toBeVisible()
  await expect(page.getByLabel('What are you looking for?')).not.toBeFocused()
  const status = page.getByRole('status').first()
  await expect(status).toContainText('No results for “payemnt”. Showing results for “payment”.')
  const hits = page.locator('main ol > li')
  for (const hit of await hits.all()) {
    await expect(hit.locator('mark').first()).toContainText(/^payment/i)
    await expect(hit).toContainText(/Found in: (title|keywords|summary|text)/)
  }
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/og\/page\/search\.png$/,
  )
  await expectAccessible(page)
  // A match in the tags only shows them; the summary is cut after a word.
  await page.goto('/search?search=wcag&category=blog-post')
  await expect(hits.first()).toContainText('Found in: keywords (wcag)')
  await page.goto('/search?search=payment')
  await expect(status).not.toContainText('No results')
})

test('a former URL redirects permanently, in every language, until another entry uses it', async ({
  request,
  session,
}) => {
  const headers = { authorization: `Bearer ${session.token}` }
  const ask = (path: string) => request.get(path, { maxRedirects: 0 })
  const [old, now] = [unique('old'), unique('now')].map((slug) => slug.replace(' ', '-'))
  const body = {
    title: 'Moved',
    slug: old,
    excerpt: 'x',
    content: '<p>x</p>',
    category: 'Tutorials',
    isPublished: true,
  }
  const { id } = await writePost(request, session, body)
  expect((await ask(`/blog/${now}`)).status()).toBe(404)
  expect((await ask(`/blog/${old}`)).status()).toBe(200)
  await request.put(`/api/admin/blog-posts/${id}`, { headers, data: { ...body, slug: now } })
  for (const language of ['', '/de']) {
    const moved = await ask(`${language}/blog/${old}`)
    expect([moved.status(), moved.headers().location]).toEqual([301, `${language}/blog/${now}`])
  }
  expect((await ask(`/og/post/${old}.png`)).status()).toBe(301)
  expect((await ask(`/blog/${now}`)).status()).toBe(200)
  expect(await (await ask('/feed.xml')).text()).toContain(`/blog/${now}`)
  await writePost(request, session, { ...body, title: 'Taker' })
  expect(await (await ask(`/blog/${old}`)).text()).toContain('Taker')
})

test('a signed link shows a draft on its page to a colleague, and to nobody else', async ({
  page,
  request,
  session,
}) => {
  const headers = { authorization: `Bearer ${session.token}` }
  const secret = unique('coming')
  const { id, slug } = await writeProject(request, session)
  const saved = await request.patch(`/api/project/${id}?draft=true`, { headers, data: { title: secret } })
  expect(saved.ok()).toBe(true)
  expect(await (await request.get(`/portfolio/${slug}`)).text()).not.toContain(secret)
  // As Payload's own button requests it.
  const asked = await request.get(`/api/admin/preview/project/${id}`, { headers })
  const { path } = await asked.json()
  const answer = await page.goto(path)
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(secret)
  await expect(page.getByRole('note')).toContainText('Preview')
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
  const asks: Record<string, string>[] = [{}, { rsc: '1' }]
  for (const wrong of [path.split('?')[0], path.replace(id, crypto.randomUUID()), `${path}x`]) {
    for (const more of asks) {
      const refused = await request.get(wrong, { headers: more })
      expect(await refused.text()).not.toContain(secret)
      if (!('rsc' in more)) expect(refused.status()).toBe(404)
    }
  }
})

test('a list without results suggests what was meant, and says once that there are none', async ({
  page,
}) => {
  for (const [path, empty, meant] of [
    ['/blog?search=postgers', 'No articles found', 'postgres'],
    ['/products?search=dashbaord', 'No products found', 'dashboard'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(empty)).toBeVisible()
    expect((await page.getByRole('status').first().boundingBox())?.width).toBeLessThanOrEqual(1)
    await expect(page.getByText(`Did you mean ${meant}?`)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: meant, exact: true }).click()
    await expect(page.getByText(empty)).toBeHidden()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  }
  await page.goto('/blog?search=qqzzxx')
  await expect(page.getByText('Did you mean')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Search the site' }).click()
  await expect(page).toHaveURL('/search?search=qqzzxx')
})
