import type { Browser } from '@playwright/test'
import { expect, test } from './fixtures'
import { unique, writePost } from './posts'
import { untilAwake } from './sitePage'

const content = `
<h2>Why <em>queues</em></h2><p>Because <a href="https://example.com">others</a> wait.</p>
<h2>How</h2><ul><li>One</li><li>Two</li></ul>
<pre><code class="language-sql">select * from jobs where state = 'waiting' order by id limit 1 for update skip locked -- and a long line</code></pre>
<h2>When</h2><blockquote><p>Now.</p></blockquote>`

test('an article is complete: text, author, category, tags, read time, date, and related posts', async ({
  page,
  request,
  session,
}) => {
  const category = 'Programming'
  const others = []
  for (let count = 0; count < 4; count += 1) others.push(await writePost(request, session, { category }))
  const publishedAt = '2026-02-03T10:00:00.000Z'
  const tags = ['sql', 'locks']
  const post = await writePost(request, session, { content, category, publishedAt, tags })
  await page.goto(`/blog/${post.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title)
  const article = page.getByRole('article').first()
  for (const text of ['By Leela Joseph', 'Feb 3, 2026', '1 min read', 'What we learnt about locks.']) {
    await expect(article.getByText(text).first()).toBeVisible()
  }
  await expect(article.getByRole('list', { name: 'Tags' })).toHaveText('sqllocks')
  await expect(article.getByRole('link', { name: category })).toHaveAttribute(
    'href',
    '/blog?category=Programming',
  )
  await expect(article.locator('pre')).toHaveAttribute('data-language', 'SQL')
  const contents = page.getByRole('navigation', { name: 'In this article' })
  await contents.getByRole('link', { name: 'When' }).click()
  await expect(page).toHaveURL(`/blog/${post.slug}#section-when`)
  await expect(page.getByRole('heading', { name: 'When' })).toBeInViewport()
  await expect(contents.locator('[aria-current]')).toHaveText('When')

  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`/blog/${post.slug}`)
  await expect(contents).toBeHidden()
  await page.getByText('In this article').first().click()
  await page.locator('details').getByRole('link', { name: 'When' }).click()
  await expect(page.getByRole('heading', { name: 'When' })).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 720 })

  const related = page.getByRole('region', { name: 'Read next' }).getByRole('article')
  await expect(related).toHaveCount(3)
  for (const tile of await related.all()) await expect(tile).toContainText(category)
  await expect(related.getByRole('link', { name: post.title })).toHaveCount(0)

  // What shares only its tags is not related.
  const other = await writePost(request, session, { category: 'Technology Trends', tags })
  await page.goto(`/blog/${other.slug}`)
  await expect(page.getByRole('link', { name: post.title })).toHaveCount(0)
})

test('an article has structured data', async ({ page, request, session }) => {
  const publishedAt = '2026-02-03T10:00:00.000Z'
  const over = { publishedAt, metaTitle: 'Queues', metaDescription: 'On queues.', tags: ['sql'] }
  const { slug, title } = await writePost(request, session, over)
  await page.goto(`/de/blog/${slug}`)
  const content = (selector: string) => page.locator(selector).getAttribute('content')
  await expect(page).toHaveTitle(/^Queues · /)
  // English content on a German page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
  expect(await content('meta[name="description"]')).toBe('On queues.')
  expect(await content('meta[name="author"]')).toBe('Leela Joseph')
  expect(await content('meta[property="og:type"]')).toBe('article')
  expect(await content('meta[property="article:published_time"]')).toBe(publishedAt)
  expect(await content('meta[property="article:section"]')).toBe('Backend-Entwicklung')
  expect(await content('meta[property="article:tag"]')).toBe('sql')
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  const types = data['@graph'].map((thing: { '@type': string }) => thing['@type'])
  expect(types).toEqual(['Organization', 'Service', 'BreadcrumbList', 'BlogPosting'])
  expect(data['@graph'][3]).toMatchObject({ headline: title, datePublished: publishedAt })

  const image = await content('meta[property="og:image"]')
  const png = await request.get(new URL(image ?? '').pathname)
  expect([png.status(), png.headers()['content-type']]).toEqual([200, 'image/png'])
  expect((await png.body()).readUInt32BE(16)).toBe(1200)
  expect((await png.body()).readUInt32BE(20)).toBe(630)
})

test('a missing article says so and leads back', async ({ page, request }) => {
  expect((await request.get('/blog/no-such-post')).status()).toBe(404)
  await page.goto('/blog/no-such-post')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found')
  await expect(
    page.getByText("The blog post you're looking for doesn't exist or has been removed."),
  ).toBeVisible()
  await expect(page).toHaveTitle('Blog Post Not Found')
  await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/')
  await page.getByRole('link', { name: 'Back to the blog' }).click()
  await expect(page).toHaveURL('/blog')
})

test('a text full of hostile markup is shown as text', async ({ page, request, session }) => {
  const title = `${unique('Notes')} </script><script>window.hacked = 1</script>`
  const slug = unique('notes').replace(' ', '-')
  const hostile =
    '<h2 onclick="hacked=1">One<img src=x onerror="hacked=1"></h2><p><a href="javascript:hacked=1">link</a></p>'
  const { id } = await writePost(request, session, { title, slug, content: hostile })
  await page.goto(`/blog/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  await expect(page.locator('article [onclick], article [onerror], a[href^="javascript"]')).toHaveCount(0)
  // Its image doesn't exist: the test for broken ones must not find it.
  const headers = { authorization: `Bearer ${session.token}` }
  expect((await request.delete(`/api/admin/blog-posts/${id}`, { headers })).status()).toBe(200)
})

/** Opens an article as a person does: a new visit, with a real browser's user agent. */
async function visit(browser: Browser, baseURL: string | undefined, path: string, times: number) {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36'
  const context = await browser.newContext({ baseURL, userAgent })
  const page = await context.newPage()
  const told = page.waitForResponse(/\/view$/)
  await page.goto(path)
  expect((await told).status()).toBe(204)
  const again: string[] = []
  page.on('request', (request) => request.url().endsWith('/view') && again.push(request.url()))
  for (let time = 1; time < times; time += 1) {
    await page.reload()
    await untilAwake(page)
  }
  expect(again).toEqual([])
  await context.close()
}

test('a visit counts once, however often the article is opened', async ({
  browser,
  baseURL,
  request,
  session,
}) => {
  const { slug } = await writePost(request, session)
  const headers = { authorization: `Bearer ${session.token}` }
  const views = async () => {
    const posts = await (await request.get('/api/admin/blog-posts', { headers })).json()
    return posts.find((post: { slug: string }) => post.slug === slug).viewCount
  }
  expect(await views()).toBe(0)
  await visit(browser, baseURL, `/blog/${slug}`, 3)
  await expect.poll(views).toBe(1)
})

const unseen = {
  'in the background': ['visibilityState', 'hidden', 'visible', 'visibilitychange'],
  'fetched ahead': ['prerendering', true, false, 'prerenderingchange'],
} as const

for (const [how, [property, before, after, event]] of Object.entries(unseen))
  test(`an article that is opened ${how} counts once it is shown`, async ({ page, request, session }) => {
    const { slug } = await writePost(request, session)
    await page.addInitScript(
      ([name, value]) => Object.defineProperty(document, name, { configurable: true, get: () => value }),
      [property, before] as const,
    )
    const counted: string[] = []
    page.on('request', (asked) => {
      if (asked.url().endsWith('/view')) counted.push(asked.url())
    })
    await page.goto(`/blog/${slug}`, { waitUntil: 'networkidle' })
    await untilAwake(page)
    expect(counted).toEqual([])
    await page.evaluate(
      ([name, value, type]) => {
        Object.defineProperty(document, name, { configurable: true, get: () => value })
        document.dispatchEvent(new Event(type))
      },
      [property, after, event] as const,
    )
    await expect.poll(() => counted.length).toBe(1)
  })
