import type { BrowserContext, Page } from '@playwright/test'
import { notification } from './backOffice'
import { expect, signIn, test } from './fixtures'
import { Product, startTimeout } from './Product'
import { unique } from './posts'

/** Milliseconds until publication: the product is restarted in the meantime. */
const wait = 10_000
/** Within 60 s of its time, plus the start on a slow machine. */
const patience = { timeout: 150_000, intervals: [1000] }

async function startWriting(page: Page) {
  await page.goto('/admin/blogs')
  await page.getByRole('button', { name: 'Write Post' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Blog Post' })
  const text = dialog.getByRole('textbox', { name: 'Content' })
  await expect(text).toBeVisible()
  return { dialog, text }
}

/** The editor's browser, with what it stored when it was closed. */
async function reopen(context: BrowserContext): Promise<BrowserContext> {
  const browser = context.browser()
  const storageState = await context.storageState()
  await context.close()
  if (!browser) throw new Error('There is no browser.')
  return browser.newContext({ storageState })
}

test('an editor loses connection and browser but no text, shares a preview, and is offline when the post is published', async ({
  browser,
  engine,
}) => {
  test.setTimeout(2 * startTimeout)
  const product = new Product(engine)
  await product.start()
  const { token, storageState } = await signIn(product)
  const { baseURL } = product
  const title = unique('On losing nothing')
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const visitor = await browser.newContext({ baseURL })
  let context = await browser.newContext({ baseURL, storageState })
  try {
    let page = await context.newPage()
    const writing = await startWriting(page)
    await writing.dialog.getByLabel('Title', { exact: false }).first().fill(title)
    await writing.dialog.getByLabel('Excerpt').fill('What stays when the line is cut.')
    await writing.dialog.getByRole('combobox', { name: 'Category' }).click()
    await page.getByRole('option', { name: 'Tutorials' }).click()
    await writing.text.click()
    await page.keyboard.type('Written before')
    await context.setOffline(true)
    await page.keyboard.type(' and after the cut.')
    await expect(writing.text).toHaveText('Written before and after the cut.')
    // The form stores input when typing pauses or the field loses focus.
    await writing.dialog.getByLabel('Excerpt').focus()

    // The browser is closed, and reopened with a connection.
    context = await reopen(context)
    page = await context.newPage()
    await page.goto(`${baseURL}/admin/blogs`)
    await page.getByRole('button', { name: 'Write Post' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create New Blog Post' })
    await expect(dialog.getByText('Unsaved changes restored.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Content' })).toHaveText(
      'Written before and after the cut.',
    )
    await dialog.getByRole('button', { name: 'Save Post' }).click()
    await expect(notification(page, 'Blog post created successfully!')).toBeVisible()

    const headers = { authorization: `Bearer ${token}` }
    const found = await context.request.get(
      `${baseURL}/api/admin/blog-posts?search=${slug.split('-').at(-1)}`,
      {
        headers,
      },
    )
    const [post] = await found.json()

    // The same in Payload's own editor, also closed without a connection.
    const payloads = `${baseURL}/admin/collections/blog-post/${post.id}`
    await page.goto(payloads)
    await expect(page.locator('.rich-text-lexical [contenteditable=true]')).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('textbox', { name: 'Excerpt' }).fill('What stays in either editor.')
    await page.waitForFunction(() => Object.values(localStorage).join().includes('in either editor'))
    context = await reopen(context)
    page = await context.newPage()
    await page.goto(payloads)
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByRole('textbox', { name: 'Excerpt' })).toHaveValue('What stays in either editor.')
    await expect(page.getByRole('alertdialog')).toBeHidden()

    const { path } = await (
      await context.request.get(`${baseURL}/api/admin/preview/blog-post/${post.id}`, { headers })
    ).json()

    // A colleague without an account sees it, and nothing caches it.
    const colleague = await visitor.newPage()
    const complaints: string[] = []
    colleague.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    const shown = await colleague.goto(path)
    await expect(colleague.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(colleague.getByText('Written before and after the cut.')).toBeVisible()
    expect(shown?.headers()['cache-control']).toContain('no-store')
    await expect(colleague.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    expect(complaints).toEqual([])

    // Nobody else does, on any page or in any RSC response.
    const places = [
      '/',
      '/blog',
      `/blog/${slug}`,
      '/feed.xml',
      '/feed.json',
      '/sitemap.xml',
      `/og/post/${slug}.png`,
    ]
    const ask = async (address: string, rsc = false) => {
      const answer = await visitor.request.get(address, { ...(rsc && { headers: { rsc: '1' } }) })
      return (await answer.text()).includes(title) || (answer.ok() && address.includes(slug) && !rsc)
    }
    const forged = path.replace(/key=(.)/, (_: string, sign: string) => `key=${sign === '_' ? '-' : '_'}`)
    for (const address of [...places, `/search?search=${slug}`, forged, path.split('?')[0]]) {
      const withQuery = `${address}${address.includes('?') ? '&' : '?'}_rsc=x&draft=true`
      if (!address.startsWith('/search')) expect(await ask(address), address).toBe(false)
      expect(await ask(withQuery, true), withQuery).toBe(false)
    }

    // It is scheduled, and the server is restarted while it waits.
    const publishedAt = new Date(Date.now() + wait).toISOString()
    const planned = await context.request.put(`${baseURL}/api/admin/blog-posts/${post.id}`, {
      headers,
      data: { ...post, isPublished: true, publishedAt },
    })
    expect(planned.status()).toBe(200)
    await context.close()
    await product.kill()
    await product.start()
    const isPublic = async () =>
      Promise.all(
        [`/blog/${slug}`, '/blog', '/feed.xml', '/sitemap.xml'].map(async (address) => {
          const body = await (await visitor.request.get(address)).text()
          return body.includes(title) || (address === '/sitemap.xml' && body.includes(slug))
        }),
      )
    await expect.poll(isPublic, patience).toEqual([true, true, true, true])
  } finally {
    await context.close()
    await visitor.close()
    await product.dispose()
  }
})
