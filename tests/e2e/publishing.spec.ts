import type { BrowserContext } from '@playwright/test'
import { notification } from './backOffice'
import { choose, startWriting, textOf } from './backOfficePage'
import { expect, signIn, test } from './fixtures'
import { Product, startTimeout } from './Product'
import { unique } from './posts'

/** Milliseconds until publication: the product is restarted in the meantime. */
const wait = 4000
/** Within 60 s of its time, plus the start on a slow machine. */
const polling = { timeout: 150_000, intervals: [250] }

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
  const headers = { authorization: `Bearer ${token}` }
  const title = unique('On losing nothing')
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const visitor = await browser.newContext({ baseURL })
  let context = await browser.newContext({ baseURL, storageState })
  try {
    await test.step('the editor keeps writing without a connection, and closes the browser', async () => {
      const page = await context.newPage()
      const dialog = await startWriting(page)
      await dialog.getByLabel('Title', { exact: false }).first().fill(title)
      await dialog.getByLabel('Excerpt').fill('What stays when the line is cut.')
      await choose(dialog.getByRole('combobox', { name: 'Category' }), 'Tutorials')
      await textOf(dialog).click()
      await page.keyboard.type('Written before')
      await context.setOffline(true)
      await page.keyboard.type(' and after the cut.')
      await expect(textOf(dialog)).toHaveText('Written before and after the cut.')
      // The form stores input when typing pauses or the field loses focus.
      await dialog.getByLabel('Excerpt').focus()
      context = await reopen(context)
    })

    const post = await test.step('back online, the editor finds every word and saves', async () => {
      const page = await context.newPage()
      await page.goto(`${baseURL}/admin/blogs`)
      await page.getByRole('button', { name: 'Write Post' }).click()
      const dialog = page.getByRole('dialog', { name: 'Create New Blog Post' })
      await expect(dialog.getByText('Unsaved changes restored.')).toBeVisible()
      await expect(textOf(dialog)).toHaveText('Written before and after the cut.')
      await dialog.getByRole('button', { name: 'Save Post' }).click()
      await expect(notification(page, 'Blog post created successfully!')).toBeVisible()
      const search = `${baseURL}/api/admin/blog-posts?search=${slug.split('-').at(-1)}`
      const [saved] = await (await context.request.get(search, { headers })).json()
      return saved
    })

    await test.step('the same in Payload’s own editor', async () => {
      const address = `${baseURL}/admin/collections/blog-post/${post.id}`
      const before = await context.newPage()
      await before.goto(address)
      await expect(before.locator('.rich-text-lexical [contenteditable=true]')).toBeVisible()
      await context.setOffline(true)
      await before.getByRole('textbox', { name: 'Excerpt' }).fill('What stays in either editor.')
      await before.waitForFunction(() => Object.values(localStorage).join().includes('in either editor'))
      context = await reopen(context)
      const page = await context.newPage()
      await page.goto(address)
      await page.getByRole('button', { name: 'Restore' }).click()
      await expect(page.getByRole('textbox', { name: 'Excerpt' })).toHaveValue('What stays in either editor.')
      await expect(page.getByRole('alertdialog')).toBeHidden()
    })

    const preview =
      await test.step('a colleague without an account sees the preview, and nothing caches it', async () => {
        const answer = await context.request.get(`${baseURL}/api/admin/preview/blog-post/${post.id}`, {
          headers,
        })
        const { path } = await answer.json()
        const colleague = await visitor.newPage()
        const complaints: string[] = []
        colleague.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
        const shown = await colleague.goto(path)
        await expect(colleague.getByRole('heading', { name: title, level: 1 })).toBeVisible()
        await expect(colleague.getByText('Written before and after the cut.')).toBeVisible()
        expect(shown?.headers()['cache-control']).toContain('no-store')
        await expect(colleague.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
        expect(complaints).toEqual([])
        return path
      })

    await test.step('nobody else sees it, on any page or part of a page', async () => {
      const places = [
        '/',
        '/blog',
        `/blog/${slug}`,
        '/feed.xml',
        '/feed.json',
        '/sitemap.xml',
        `/og/post/${slug}.png`,
      ]
      const reveals = async (address: string, rsc = false) => {
        const answer = await visitor.request.get(address, { ...(rsc && { headers: { rsc: '1' } }) })
        return (await answer.text()).includes(title) || (answer.ok() && address.includes(slug) && !rsc)
      }
      const forged = preview.replace(
        /key=(.)/,
        (_: string, sign: string) => `key=${sign === '_' ? '-' : '_'}`,
      )
      for (const address of [...places, `/search?search=${slug}`, forged, preview.split('?')[0]]) {
        const withQuery = `${address}${address.includes('?') ? '&' : '?'}_rsc=x&draft=true`
        if (!address.startsWith('/search')) expect(await reveals(address), address).toBe(false)
        expect(await reveals(withQuery, true), withQuery).toBe(false)
      }
    })

    await test.step('a scheduled post is published although the server restarts', async () => {
      const publishedAt = new Date(Date.now() + wait).toISOString()
      const planned = await context.request.put(`${baseURL}/api/admin/blog-posts/${post.id}`, {
        headers,
        data: { ...post, isPublished: true, publishedAt },
      })
      expect(planned.status()).toBe(200)
      await context.close()
      await product.stop()
      await product.start()
      const areWithTitle = () =>
        Promise.all(
          [`/blog/${slug}`, '/blog', '/feed.xml', '/sitemap.xml'].map(async (address) => {
            const body = await (await visitor.request.get(address)).text()
            return body.includes(title) || (address === '/sitemap.xml' && body.includes(slug))
          }),
        )
      await expect.poll(areWithTitle, polling).toEqual([true, true, true, true])
    })
  } finally {
    await context.close()
    await visitor.close()
    await product.dispose()
  }
})
