import type { Page } from '@playwright/test'
import { formatTime } from '@/domain/clock'
import { leaseTime } from '@/runtime/lease'
import { expectAccessible, expectAccessibleInBothThemes } from './accessible'
import { expect, notification, test } from './backOffice'
import { cardOf, textOf } from './backOfficePage'
import { expectNoHorizontalScroll } from './noHorizontalScroll'
import { unique } from './posts'

/** The editor's page and the parts of its header. */
const header = (page: Page) => page.locator('main > header')

async function openEditor(page: Page, id: string) {
  await page.goto(`/admin/blogs/${id}/edit`)
  await expect(page.getByRole('heading', { level: 1, name: 'Edit blog post' })).toBeVisible()
  await expect(textOf(page.locator('main'))).toBeVisible()
}

/** Chooses an action of the editor's menu. */
async function act(page: Page, name: string) {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name }).click()
}

const excerptOf = (page: Page) => page.getByRole('textbox', { name: 'Excerpt' })
const saved = (page: Page) => expect(header(page).getByText('Saved', { exact: true })).toBeVisible()

/** A preview that is still loading when a draft is saved shows that draft all the same. */
async function expectFreshAfterLoading(page: Page) {
  const scripts = '**/_next/static/**/*.js'
  const frame = page.frameLocator('iframe[title="Preview of this blog post"]')
  const toggle = header(page).getByRole('button', { name: 'Preview' })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await toggle.click()
  await expect(page.locator('iframe')).toBeHidden()
  await page.route(scripts, async (route) => {
    if (route.request().frame() !== page.mainFrame()) await released
    await route.continue()
  })
  await toggle.click()
  await expect(frame.getByText('And more of it.')).toBeVisible()
  await textOf(page.locator('main')).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Typed while it loads.')
  await expect(header(page).getByText('Saving…')).toBeVisible()
  await saved(page)
  release()
  await expect(frame.getByText('Typed while it loads.')).toBeVisible()
  await page.unroute(scripts)
}

test('a post is written, previewed, published, scheduled and unpublished on one page @both', async ({
  admin: { page, bearer },
  visitor,
  post,
}) => {
  const made = await post()
  await page.setViewportSize({ width: 1680, height: 1000 })
  await page.goto(`/admin/blogs?search=${encodeURIComponent(made.title)}`)
  await cardOf(page, made.title).getByRole('link', { name: 'Full editor' }).click()
  await expect(textOf(page.locator('main'))).toBeVisible()
  await expect(header(page).getByText('Published', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeDisabled()

  const frame = page.frameLocator('iframe[title="Preview of this blog post"]')
  await test.step('typing saves a draft, which the preview shows and visitors don’t see', async () => {
    await expect(frame.getByRole('heading', { level: 1, name: made.title })).toBeVisible()
    const title = unique('Tables that scroll')
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
    await textOf(page.locator('main')).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' And more of it.')
    await expect(header(page).getByText('Changed', { exact: true })).toBeVisible()
    await saved(page)
    await expect(frame.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(frame.getByText('And more of it.')).toBeVisible()
    await expectFreshAfterLoading(page)
    for (const [label, width] of [
      ['Tablet', '768px'],
      ['Desktop', '1440px'],
    ] as const) {
      await page.getByRole('button', { name: label }).click()
      await expect(page.locator('iframe')).toHaveCSS('width', width)
    }
    const before = await visitor.request.get(`/blog/${made.slug}`)
    expect(await before.text()).not.toContain(title)
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(notification(page, 'Published')).toBeVisible()
    await expect(header(page).getByText('Published', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Publish changes' })).toBeFocused()
    await expect.poll(async () => (await visitor.request.get(`/blog/${made.slug}`)).text()).toContain(title)
  })

  await test.step('it ends at a time in the agency’s zone, or at once', async () => {
    await act(page, 'Schedule…')
    const dialog = page.getByRole('dialog', { name: 'Schedule' })
    await dialog.getByLabel('Unpublish on').fill('2035-01-31T09:30')
    const theirs = { type: 'unpublish', at: '2034-01-31T04:00:00.000Z' }
    await page.request.put(`/api/admin/blog-posts/${made.id}/schedule`, { data: theirs, headers: bearer })
    const save = dialog.getByRole('button', { name: 'Save schedule' })
    await save.click()
    await expect(dialog).toContainText(`Meanwhile set to ${formatTime(theirs.at)}.`)
    await save.click()
    await expect(dialog).toBeHidden()
    // 09:30 in Kolkata.
    await expect(header(page).getByText(`Ends ${formatTime('2035-01-31T04:00:00Z')}`)).toBeVisible()
    await act(page, 'Unpublish…')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click()
    await expect(header(page).getByText('Draft', { exact: true })).toBeVisible()
    expect((await visitor.request.get(`/blog/${made.slug}`)).status()).toBe(404)
  })

  await test.step('a draft that lacks something isn’t published, and the field says why', async () => {
    await excerptOf(page).fill('')
    await saved(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(notification(page, 'Missing Information')).toBeVisible()
    await expect(excerptOf(page)).toBeFocused()
    await excerptOf(page).fill('What we learnt.')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(notification(page, 'Published')).toBeVisible()
  })

  await test.step('its notification takes publishing back', async () => {
    await notification(page, 'Published').getByRole('button', { name: 'Undo' }).click()
    await expect(notification(page, 'Unpublished')).toBeVisible()
    await expect(header(page).getByText('Draft', { exact: true })).toBeVisible()
    expect((await visitor.request.get(`/blog/${made.slug}`)).status()).toBe(404)
  })
})

test('the editor is accessible and fits, on a phone and on a desktop, light and dark', async ({
  admin: { page },
  post,
}) => {
  const { id } = await post()
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1440]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await openEditor(page, id)
      await expectNoHorizontalScroll(page)
      await expectAccessible(page)
      const aside = page.getByRole('complementary', { name: 'Details' })
      await expect(aside.getByRole('navigation', { name: 'Translations' })).toBeAttached()
      expect(await aside.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
    }
  await act(page, 'Schedule…')
  await expect(page.getByRole('dialog', { name: 'Schedule' })).toBeVisible()
  await expectAccessible(page)
})

/** Ends a page as a power cut does: a page that is closed may still send something, even while it is offline. */
async function crash(page: Page) {
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  void session.send('Page.crash').catch(() => undefined)
  await crashed
}

test('words typed without a connection outlive the browser, and become the draft @both', async ({
  admin: { page, bearer },
  post,
}) => {
  const { id } = await post({ isPublished: false })
  await openEditor(page, id)
  await page.context().setOffline(true)
  await excerptOf(page).fill('Typed in a tunnel.')
  await expect(header(page).getByText('Not saved')).toBeVisible()
  const storageState = await page.context().storageState()
  const context = await page
    .context()
    .browser()
    ?.newContext({ storageState, baseURL: new URL(page.url()).origin })
  if (!context) throw new Error('There is no browser.')
  await crash(page)
  const again = await context.newPage()
  await openEditor(again, id)
  await expect(again.getByText('Unsaved changes restored.')).toBeVisible()
  await expect(excerptOf(again)).toHaveValue('Typed in a tunnel.')
  await saved(again)
  const stored = await context.request.get(`/api/admin/blog-posts/${id}/draft`, { headers: bearer })
  expect((await stored.json()).excerpt).toBe('Typed in a tunnel.')
  await context.close()
})

test('a save whose response is lost is sent again, and nobody is asked @both', async ({
  admin: { page, bearer },
  post,
}) => {
  const { id } = await post({ isPublished: false })
  const path = `/api/admin/blog-posts/${id}/draft`
  await openEditor(page, id)
  await page.route(
    `**${path}`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await excerptOf(page).fill('Sent twice.')
  await expect(header(page).getByText('Not saved')).toBeVisible()
  await page.getByRole('textbox', { name: 'Author' }).fill('Asha')
  await excerptOf(page).fill('Sent twice, and longer.')
  await saved(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Someone else' })).toBeHidden()
  const stored = await page.request.get(path, { headers: bearer })
  expect(await stored.json()).toMatchObject({ excerpt: 'Sent twice, and longer.', author: 'Asha' })
})

test('two tabs of one person merge, and what one has not saved outlives the browser @both', async ({
  admin: { page, bearer },
  post,
}) => {
  const { id } = await post({ isPublished: false })
  const context = page.context()
  const other = await context.newPage()
  for (const tab of [page, other]) await openEditor(tab, id)
  const authorOf = (tab: Page) => tab.getByRole('textbox', { name: 'Author' })
  const questionIn = (tab: Page) =>
    tab.getByRole('alert').filter({ hasText: 'Someone else changed this blog post' })
  await authorOf(page).fill('Asha')
  await saved(page)
  await excerptOf(other).fill('Typed in the second tab.')
  await saved(other)
  await expect(authorOf(other)).toHaveValue('Asha')

  // The first tab waits for an answer while the second one goes on saving.
  await excerptOf(page).fill('Typed in the first tab.')
  await expect(questionIn(page)).toBeVisible()
  await authorOf(other).fill('Ben')
  await saved(other)
  const storageState = await context.storageState()
  for (const tab of [page, other]) await tab.close({ runBeforeUnload: false })

  const next = await context.browser()?.newContext({ storageState, baseURL: new URL(page.url()).origin })
  if (!next) throw new Error('There is no browser.')
  const again = await next.newPage()
  await openEditor(again, id)
  await expect(excerptOf(again)).toHaveValue('Typed in the first tab.')
  await expect(questionIn(again).getByText('Typed in the second tab.').first()).toBeVisible()
  await questionIn(again).getByRole('button', { name: 'Keep mine' }).click()
  await saved(again)
  const stored = await next.request.get(`/api/admin/blog-posts/${id}/draft`, { headers: bearer })
  expect(await stored.json()).toMatchObject({ excerpt: 'Typed in the first tab.', author: 'Ben' })
  await next.close()
})

test('two people write in one post: different fields merge, the same one is asked about @both', async ({
  admin: { page, bearer },
  elsewhere,
  site,
  post,
}) => {
  const { id } = await post({ isPublished: false })
  const other = await elsewhere(site.admin)
  await openEditor(page, id)
  await openEditor(other, id)
  await page.getByRole('textbox', { name: 'Author' }).fill('Asha')
  await saved(page)
  await excerptOf(other).fill('Theirs.')
  await saved(other)
  await expect(other.getByRole('textbox', { name: 'Author' })).toHaveValue('Asha')

  await excerptOf(page).fill('Mine.')
  const question = page.getByRole('alert').filter({ hasText: 'Someone else changed this blog post' })
  await expect(question).toBeVisible()
  await expect(question.getByText('Theirs.').first()).toBeVisible()
  await question.getByRole('button', { name: 'Keep mine' }).click()
  await saved(page)
  const stored = await page.request.get(`/api/admin/blog-posts/${id}/draft`, { headers: bearer })
  expect(await stored.json()).toMatchObject({ excerpt: 'Mine.', author: 'Asha' })
})

test('a preview link shows the draft to someone without an account @both', async ({
  admin: { page },
  visitor,
  post,
}) => {
  const made = await post({ isPublished: false })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openEditor(page, made.id)
  await excerptOf(page).fill('For a client to look at.')
  await saved(page)
  await act(page, 'Copy preview link')
  await expect(notification(page, 'Preview link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { level: 1, name: made.title })).toBeVisible()
  await expect(visitor.getByText('For a client to look at.').first()).toBeVisible()
  // The link is for who has it: the post has no public page.
  expect((await visitor.request.get(`/blog/${made.slug}`)).status()).toBe(404)
})

test('a post with a date to come is scheduled by the same button, and says so everywhere @both', async ({
  admin: { page },
  post,
}) => {
  const { id } = await post({ isPublished: false })
  await openEditor(page, id)
  const button = (name: string) => header(page).getByRole('button', { name, exact: true })
  const date = page.getByRole('textbox', { name: 'Publish date' })
  await date.fill('2035-01-31T09:30')
  await button('Schedule').click()
  await expect(notification(page, 'Scheduled')).toBeVisible()
  await expect(button('Scheduled')).toBeDisabled()
  // 09:30 in Kolkata.
  await expect(header(page).getByText(`Scheduled: ${formatTime('2035-01-31T04:00:00Z')}`)).toBeVisible()
  await excerptOf(page).fill('What we will have learnt.')
  await saved(page)
  await button('Update schedule').click()
  await expect(button('Scheduled')).toBeDisabled()
  await act(page, 'Versions…')
  const dialog = page.getByRole('dialog', { name: 'Versions' })
  const versions = dialog.getByRole('list', { name: 'Versions' }).getByRole('button')
  await expect(versions.first()).toContainText(/Current.*Scheduled/)
  await expect(versions.filter({ hasText: 'Published' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await date.fill('')
  await button('Publish now').click()
  await expect(header(page).getByText('Published', { exact: true })).toBeVisible()
})

test('versions are compared, restored as a draft, and back @both', async ({
  admin: { page, bearer },
  post,
}) => {
  const { id } = await post({ excerpt: 'What we learnt about locks.' })
  await openEditor(page, id)
  await excerptOf(page).fill('What we forgot about locks.')
  await expect(header(page).getByText('Changed', { exact: true })).toBeVisible()
  await act(page, 'Versions…')
  const dialog = page.getByRole('dialog', { name: 'Versions' })
  const versions = dialog.getByRole('list', { name: 'Versions' }).getByRole('button')
  await expect(versions).toHaveCount(2)
  await expect(versions.first()).toContainText(/Current.*Draft.*Excerpt/)
  await expect(versions.last()).toContainText(/Published.*First version/)
  await versions.last().click()
  const difference = dialog.getByRole('region', { name: 'Excerpt' })
  await expect(difference.getByRole('deletion')).toHaveText('learnt')
  await expect(difference.getByRole('insertion')).toHaveText('forgot')
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await expect(excerptOf(page)).toHaveValue('What we learnt about locks.')
  await notification(page, 'Version restored as a draft').getByRole('button', { name: 'Undo' }).click()
  await expect(excerptOf(page)).toHaveValue('What we forgot about locks.')
  const stored = await page.request.get(`/api/admin/blog-posts/${id}/draft`, { headers: bearer })
  expect(await stored.json()).toMatchObject({ excerpt: 'What we forgot about locks.', state: 'changed' })
})

test('what was typed into a deleted post becomes a new draft', async ({ admin: { page, bearer }, post }) => {
  const { id, slug } = await post({ isPublished: false })
  await openEditor(page, id)
  await page.request.delete(`/api/admin/blog-posts/${id}`, { headers: bearer })
  await excerptOf(page).fill('Typed too late.')
  await expect(page.getByRole('alert').filter({ hasText: 'Someone else deleted' })).toBeVisible()
  await page.getByRole('button', { name: 'Save as a new draft' }).click()
  await page.waitForURL((url) => /\/edit$/.test(url.pathname) && !url.pathname.includes(id))
  await expect(excerptOf(page)).toHaveValue('Typed too late.')
  await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue(slug)
  const created = page.url().split('/').at(-2)
  await page.request.delete(`/api/admin/blog-posts/${created}`, { headers: bearer })
})

test('only its button publishes: neither Enter nor Ctrl+S does, not after a click that an image held up', async ({
  editorPage: page,
  post,
}) => {
  const { id } = await post({ isPublished: false })
  await openEditor(page, id)
  const images = page.getByRole('region', { name: 'Images to upload' })
  const author = page.getByRole('textbox', { name: 'Author' })
  const draft = () => expect(header(page).getByText('Draft', { exact: true })).toBeVisible()

  await page.getByLabel('Images to upload into the text').setInputFiles('docs/images/home.webp')
  await expect(images).toBeVisible()
  await header(page).getByRole('button', { name: 'Publish' }).click()
  await expect(notification(page, 'Upload or remove the new images first')).toBeVisible()
  await expect(header(page).getByText('New images not uploaded')).toBeVisible()
  await act(page, 'Schedule…')
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  await dialog.getByLabel('Publish on', { exact: true }).fill('2099-05-01T10:00')
  await dialog.getByRole('button', { name: 'Save schedule' }).click()
  await expect(notification(page, 'Schedule not saved')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await images.getByRole('button', { name: /^Remove / }).click()
  for (const key of ['Control+s', 'Enter']) {
    const sent = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().endsWith('/draft'),
    )
    await author.fill(`Asha, with ${key}`)
    await author.press(key)
    await sent
    await saved(page)
    await draft()
  }
  await expect(notification(page, 'Published')).toBeHidden()
})

test('a quote gets a source by keyboard, which the page and Payload’s editor show', async ({
  admin: { page, bearer },
  visitor,
  post,
}) => {
  const made = await post({ content: '<p>Before</p><blockquote>Less is more.</blockquote><p>After</p>' })
  const figure = (name: string) =>
    `<figure><blockquote>Less is more.</blockquote><figcaption><cite><a href="https://example.com/mies" rel="noopener noreferrer">${name}</a></cite></figcaption></figure>`
  const draft = async () =>
    (await (await page.request.get(`/api/admin/blog-posts/${made.id}/draft`, { headers: bearer })).json())
      .content
  await openEditor(page, made.id)
  const text = textOf(page.locator('main'))
  const { keyboard } = page

  await test.step('it is asked for beside the quote, and the cursor returns there', async () => {
    await text.focus()
    await keyboard.press('Control+Home')
    await keyboard.press('ArrowDown')
    await expect(page.getByRole('button', { name: 'Add source' })).toBeVisible()
    await keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: 'Add source' })).toBeFocused()
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add source' })
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await expectAccessible(page)
    await keyboard.press('Tab')
    await keyboard.type('javascript:alert(1)')
    await keyboard.press('Enter')
    await expect(dialog.getByText('Enter the name of a person or work.')).toBeVisible()
    await expect(dialog.getByText(/^Enter a URL or email address/)).toBeVisible()
    await dialog.getByLabel('Name').fill('Mies')
    await dialog.getByLabel('URL').fill('example.com/mies')
    await keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(text.locator('blockquote')).toHaveAttribute('data-source', 'Mies')
    await expectAccessible(page)
    await expect.poll(draft).toBe(`<p>Before</p>${figure('Mies')}<p>After</p>`)
  })

  await test.step('it is there when the page is loaded again, and undo removes it', async () => {
    await page.reload()
    await expect(text.locator('blockquote')).toHaveAttribute('data-source', 'Mies')
    await text.locator('blockquote').click()
    await page.getByRole('button', { name: 'Edit source' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove source' }).click()
    await expect(text.locator('blockquote')).not.toHaveAttribute('data-source')
    await keyboard.press('Control+z')
    await expect(text.locator('blockquote')).toHaveAttribute('data-source', 'Mies')
    await saved(page)
  })

  await test.step('Payload’s editor edits it too', async () => {
    await page.goto(`/admin/collections/blog-post/${made.id}`)
    const quote = page.locator('[contenteditable=true] blockquote')
    await expect(quote).toHaveAttribute('data-source', 'Mies')
    await quote.click()
    await page.getByRole('button', { name: 'Edit source' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Mies van der Rohe')
    await page.getByRole('dialog').getByRole('button', { name: 'Save source' }).click()
    await expect(quote).toHaveAttribute('data-source', 'Mies van der Rohe')
    await expect.poll(draft).toBe(`<p>Before</p>${figure('Mies van der Rohe')}<p>After</p>`)
  })

  await openEditor(page, made.id)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(notification(page, 'Published')).toBeVisible()
  await visitor.goto(`/blog/${made.slug}`)
  await expect(visitor.getByRole('figure').getByRole('link')).toHaveText('Mies van der Rohe')
  await expectAccessible(visitor)
})

test('who comes second sees who edits, and takes over without stopping anyone @both', async ({
  admin: { page, bearer },
  editorPage: other,
  post,
}) => {
  test.slow()
  const { id } = await post({ isPublished: false })
  await openEditor(page, id)
  await excerptOf(page).fill('Typed first.')
  await saved(page)

  await test.step('the second one sees it, and can write all the same', async () => {
    await openEditor(other, id)
    await expect(header(other).getByText(/^.+ is editing$/)).toBeVisible()
    await expect(header(page).getByText(/ is editing$/)).toBeHidden()
    await other.getByRole('textbox', { name: 'Author' }).fill('Asha')
    await saved(other)
    for (const width of [360, 1440]) {
      await other.setViewportSize({ width, height: 900 })
      await expectNoHorizontalScroll(other)
      await expectAccessible(other)
    }
    // The header has two lines now, and must not cover the toolbar.
    await other.setViewportSize({ width: 1280, height: 600 })
    await other.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const boxes = [header(other), other.getByRole('toolbar', { name: 'Text formatting' })]
    const covered = async () => {
      const [above, below] = await Promise.all(boxes.map((box) => box.boundingBox()))
      return (above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0)
    }
    await expect.poll(covered).toBeLessThanOrEqual(1)
  })

  await test.step('taking over is asked for, and the first one is told', async () => {
    await excerptOf(page).fill('Typed meanwhile.')
    await header(other).getByRole('button', { name: 'Take over' }).focus()
    await other.keyboard.press('Enter')
    const question = other.getByRole('alertdialog', { name: /^Take over from .+\?$/ })
    await expectAccessible(other)
    await question.getByRole('button', { name: 'Take over' }).click()
    await expect(header(other).getByText(/ is editing$/)).toBeHidden()
    await expect(
      page.getByRole('alert').filter({ hasText: 'e2e-editor is editing this blog post now.' }),
    ).toBeVisible({
      timeout: 15_000,
    })
    await expect(excerptOf(page)).toHaveValue('Typed meanwhile.')
    await saved(page)
    await expectAccessible(page)
    const stored = await page.request.get(`/api/admin/blog-posts/${id}/draft`, { headers: bearer })
    expect(await stored.json()).toMatchObject({ excerpt: 'Typed meanwhile.', author: 'Asha' })
  })

  await test.step('it ends when the page is closed', async () => {
    await other.close({ runBeforeUnload: false })
    // Its last words may be lost; then its lease ends, and the first one asks again.
    await expect(header(page).getByText(/ is editing$/)).toBeHidden({ timeout: leaseTime + 15_000 })
    await expect(page.getByText('e2e-editor is editing this blog post now.')).toBeHidden()
  })
})

test('an author asks a colleague for a review, who returns the post, and then approves it @both', async ({
  admin: { page },
  editorPage,
  post,
}) => {
  const { id, title } = await post({ isPublished: false })
  await openEditor(page, id)

  await test.step('the author asks', async () => {
    await act(page, 'Ask for review…')
    const dialog = page.getByRole('dialog', { name: 'Ask for a review' })
    await dialog.getByRole('combobox', { name: 'Reviewer' }).click()
    await page.getByRole('option', { name: 'e2e-editor' }).click()
    await dialog.getByLabel('Note').fill('Is the table right?')
    await expectAccessibleInBothThemes(page)
    await dialog.getByRole('button', { name: 'Ask for review' }).click()
    await expect(dialog).toBeHidden()
    await expect(header(page).getByText('In review by e2e-editor')).toBeVisible()
  })

  await test.step('the colleague finds it on the dashboard, and says what should change', async () => {
    await editorPage.goto('/admin')
    const panel = editorPage.getByRole('region', { name: 'Waiting for your review' })
    await expectAccessibleInBothThemes(editorPage)
    await panel.getByRole('link', { name: title }).click()
    await expect(editorPage.getByText('asks you to review this blog post')).toBeVisible()
    await expect(editorPage.getByText('Is the table right?')).toBeVisible()
    await editorPage.getByRole('button', { name: 'Request changes…' }).click()
    const dialog = editorPage.getByRole('dialog', { name: 'Request changes' })
    await dialog.getByRole('button', { name: 'Request changes' }).click()
    await expect(dialog.getByText('Say what should change.')).toBeVisible()
    await dialog.getByLabel('What should change?').fill('Add the units.')
    await dialog.getByRole('button', { name: 'Request changes' }).click()
    await expect(header(editorPage).getByText('e2e-editor requested changes')).toBeVisible()
  })

  await test.step('the author reads it, mends it and asks again', async () => {
    await page.goto('/admin')
    const answers = page.getByRole('region', { name: 'Answers to your reviews' })
    await answers.getByRole('link', { name: title }).click()
    await expect(page.getByText('Add the units.')).toBeVisible()
    await excerptOf(page).fill('In metres.')
    await saved(page)
    await act(page, 'Ask for review…')
    const dialog = page.getByRole('dialog', { name: 'Ask for a review' })
    await dialog.getByRole('combobox', { name: 'Reviewer' }).click()
    await page.getByRole('option', { name: 'e2e-editor' }).click()
    await dialog.getByRole('button', { name: 'Ask for review' }).click()
    await expect(page.getByText('You asked e2e-editor to review this blog post')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })

  await test.step('what was approved is this version alone', async () => {
    await openEditor(editorPage, id)
    await editorPage.getByRole('button', { name: 'Approve' }).click()
    await expect(header(editorPage).getByText('Approved by e2e-editor')).toBeVisible()
    await excerptOf(editorPage).fill('In feet.')
    await expect(header(editorPage).getByText('Changed since approval')).toBeVisible()
  })
})
