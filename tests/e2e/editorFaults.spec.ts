import type { Page } from '@playwright/test'
import { fillLogin, notification } from './backOffice'
import { textOf } from './backOfficePage'
import { expect, type Session, signIn, test } from './fixtures'
import { Product, startTimeout } from './Product'
import { writePost } from './posts'

const excerptOf = (page: Page) => page.getByRole('textbox', { name: 'Excerpt' })
const saved = (page: Page) =>
  expect(page.locator('main > header').getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 })

test('a killed server, an ended session and a closed browser take no word of the full editor @both', async ({
  browser,
  engine,
}) => {
  test.setTimeout(2 * startTimeout)
  const product = new Product(engine)
  await product.start()
  const session = await signIn(product)
  const { baseURL } = product
  const context = await browser.newContext({ baseURL, storageState: session.storageState })
  const page = await context.newPage()
  const post = await writePost(page.request, session, { isPublished: false })
  const path = `/api/admin/blog-posts/${post.id}/draft`
  const draft = async ({ token }: Session) =>
    (await page.request.get(path, { headers: { authorization: `Bearer ${token}` } })).json()

  try {
    await test.step('the server is killed with a save on its way, and started again', async () => {
      await page.goto(`/admin/blogs/${post.id}/edit`)
      await expect(textOf(page.locator('main'))).toBeVisible()
      const sent = page.waitForRequest(
        (request) => request.method() === 'PUT' && request.url().endsWith(path),
      )
      await excerptOf(page).fill('Sent when the power failed.')
      await sent
      await product.kill()
      await textOf(page.locator('main')).click()
      await page.keyboard.press('Control+End')
      await page.keyboard.type(' Typed in the dark.')
      await expect(page.getByText(/^Not saved: .*Your text is kept in this browser\.$/)).toBeVisible()
      await product.start()
      await saved(page)
      const stored = await draft(session)
      expect(stored).toMatchObject({ excerpt: 'Sent when the power failed.', state: 'draft' })
      expect(stored.content).toContain('Because it is there. Typed in the dark.')
    })

    await test.step('the session ends, and the words are back after the login', async () => {
      await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${session.token}` } })
      await excerptOf(page).fill('Typed after the session.')
      await page.waitForURL(/\/admin\/login/)
      await fillLogin(page, product.admin)
      await page.waitForURL(new RegExp(`/admin/blogs/${post.id}/edit`))
      await expect(page.getByText('Unsaved changes restored.')).toBeVisible()
      await expect(excerptOf(page)).toHaveValue('Typed after the session.')
      await saved(page)
      expect((await draft(await signIn(product))).excerpt).toBe('Typed after the session.')
    })

    await test.step('server and browser end together, and both come back', async () => {
      await product.kill()
      await excerptOf(page).fill('Typed before both ended.')
      await expect(page.getByText(/^Not saved: /)).toBeVisible()
      const storageState = await context.storageState()
      await page.close({ runBeforeUnload: false })
      await product.start()
      const next = await browser.newContext({ baseURL, storageState })
      const again = await next.newPage()
      await again.goto(`/admin/blogs/${post.id}/edit`)
      await expect(excerptOf(again)).toHaveValue('Typed before both ended.')
      await saved(again)
      await again.getByRole('button', { name: 'Publish', exact: true }).click()
      await expect(notification(again, 'Published')).toBeVisible()
      const shown = await again.request.get(`/blog/${post.slug}`)
      expect(await shown.text()).toContain('Typed in the dark.')
      await next.close()
    })
  } finally {
    await context.close()
    await product.dispose()
  }
})
