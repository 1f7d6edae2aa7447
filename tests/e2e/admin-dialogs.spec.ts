import type { Locator, Page } from '@playwright/test'
import { expect, expectAwake, leadById, notification, test } from './backOffice'
import { choose, textOf } from './backOfficePage'
import { expectNoHorizontalScroll } from './noHorizontalScroll'

interface Opening {
  name: string
  /** Opens the dialog and returns the field to type in. */
  open: (page: Page) => Promise<Locator>
  dialog: string
  /** The label of the button that closes it. */
  close?: string
}

const withButton = (path: string, button: string, dialog: string, label: string): Opening => ({
  name: dialog,
  dialog,
  async open(page) {
    await page.goto(path)
    await expectAwake(page)
    await page.getByRole('button', { name: button }).first().click()
    return page.getByRole('dialog', { name: dialog }).getByLabel(label).first()
  },
})

const openings: Opening[] = [
  withButton('/admin/services', 'Add Service', 'Add New Service', 'Title'),
  withButton('/admin/products', 'Add Product', 'Add New Product', 'Title'),
  withButton('/admin/portfolio', 'Add Project', 'Add New Project', 'Title'),
  withButton('/admin/blogs', 'Write Post', 'Create New Blog Post', 'Title'),
  {
    name: 'Add New User',
    dialog: 'Add New User',
    async open(page) {
      // By a link, so that going back leads to a screen within the document.
      await page.goto('/admin/profile')
      await expectAwake(page)
      await page.getByRole('link', { name: 'Users' }).click()
      await page.getByRole('button', { name: 'Add User' }).click()
      return page.getByRole('dialog', { name: 'Add New User' }).getByLabel('Username')
    },
  },
  {
    name: 'Edit Image',
    dialog: 'Edit Image',
    async open(page) {
      await page.goto('/admin/media')
      await expectAwake(page)
      await page.getByRole('main').getByRole('list').last().getByRole('button').first().click()
      return page.getByRole('dialog', { name: 'Edit Image' }).getByLabel('Tags')
    },
  },
]

const ways: Record<string, (page: Page, dialog: Locator, close: string) => Promise<unknown>> = {
  'its button': (_, dialog, close) => dialog.getByRole('button', { name: close, exact: true }).click(),
  'its cross': (_, dialog) => dialog.getByRole('button', { name: 'Close dialog' }).click(),
  Esc: (page) => page.keyboard.press('Escape'),
  'a click beside it': (page) => page.mouse.click(3, 3),
  'the way back': (page) => page.evaluate(() => window.history.back()),
}

/** Every way of closing a dialog asks for confirmation if something was typed, and only then. */
async function expectOneRule(page: Page, { open, dialog: title, close = 'Cancel' }: Opening) {
  const dialog = page.getByRole('dialog', { name: title })
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  const field = await open(page)
  const before = await field.inputValue()
  const typed = `${before} a long text`
  for (const [name, leave] of Object.entries(ways)) {
    await test.step(`${title} by ${name}`, async () => {
      await field.fill(typed)
      await leave(page, dialog, close)
      await question.getByRole('button', { name: 'Keep editing' }).click()
      await expect(question).toBeHidden()
      await expect(field).toHaveValue(typed)
    })
  }
  await field.fill(before)
  await dialog.getByRole('button', { name: close, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(question).toBeHidden()
}

for (const opening of openings)
  test(`no way of closing “${opening.name}” loses what was typed`, async ({ admin: { page } }) => {
    await expectOneRule(page, opening)
  })

test('no way of closing Lead Details loses what was typed', async ({ admin: { page }, inquiry }) => {
  const { id } = await inquiry()
  await expectOneRule(page, {
    name: 'Lead Details',
    dialog: 'Lead Details',
    close: 'Close',
    async open(page) {
      await page.goto('/admin/leads')
      await expectAwake(page)
      await page
        .locator(`article[aria-labelledby="lead-${id}"]`)
        .getByRole('button', { name: 'Details' })
        .click()
      return page.getByRole('dialog', { name: 'Lead Details' }).getByLabel('Internal notes')
    },
  })
})

test('what is discarded by going back is gone, and going back again leaves the list', async ({
  admin: { page },
}) => {
  await page.goto('/admin')
  await page.goto('/admin/services')
  await expectAwake(page)
  await page.getByRole('button', { name: 'Add Service' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Service' })
  await dialog.getByLabel('Title').fill('Half a service')
  await page.evaluate(() => window.history.back())
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/admin/services')
  await page.getByRole('button', { name: 'Add Service' }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue('')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/admin')
})

test('Esc leaves an unfinished link for the text, and the library opens with its search', async ({
  admin: { page },
}) => {
  await page.goto('/admin/blogs?edit=new')
  const text = page.getByRole('textbox', { name: 'Content' })
  await text.click()
  await page.getByRole('button', { name: 'Insert link' }).click()
  const link = page.getByRole('dialog', { name: 'Insert link' })
  await expect(link.getByLabel('URL')).toBeFocused()
  await page.keyboard.type('https://example.com')
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(text).toBeFocused()
  await page.keyboard.press('Control+k')
  const [post] = await (await page.request.get('/api/blog-posts?limit=1')).json()
  await link.getByLabel('URL').fill(post.title.slice(0, 20))
  const option = page.getByRole('option', { name: post.title })
  await expect(option).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(option).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(link.getByLabel('URL')).toHaveValue(`/blog/${post.slug}`)
  await expect(link).toContainText(`Leads to “${post.title}”.`)
  await link.getByLabel('URL').fill('https://example.com')
  await page.keyboard.press('Enter')
  await expect(link).toBeHidden()
  await expect(text.getByRole('link', { name: 'https://example.com' })).toBeVisible()

  await page.getByRole('button', { name: 'Insert image' }).click()
  const image = page.getByRole('dialog', { name: 'Insert image' })
  await expect(image.getByLabel('Image URL')).toBeFocused()
  await image.getByRole('button', { name: 'Choose from library' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose an image' })
  await expect(picker.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(picker).toBeVisible()
})

test('an unfinished password is not lost by leaving or closing the tab', async ({ admin: { page } }) => {
  await page.goto('/admin/profile')
  await expectAwake(page)
  await page.getByLabel('Current password').fill('half')
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.getByRole('link', { name: 'Media' }).click()
  await leaving.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await leaving.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Current password')).toHaveValue('half')
  const asked = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.accept()
  await closing
})

test('Lead Details opens with nothing focused that Enter would trigger', async ({
  admin: { page },
  inquiry,
}) => {
  const { id } = await inquiry()
  await page.goto(`/admin/leads?lead=${id}`)
  const dialog = page.getByRole('dialog', { name: 'Lead Details' })
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await expect(notification(page, 'Lead updated')).toBeHidden()
})

test('Tab indents a list and toggles nothing; Esc, then Tab, leaves the text', async ({
  admin: { page },
}) => {
  await page.goto('/admin/blogs?edit=new')
  const dialog = page.getByRole('dialog', { name: 'Create New Blog Post' })
  const text = textOf(dialog)
  const { keyboard } = page

  await test.step('Tab and the toolbar change the indentation', async () => {
    await text.click()
    await keyboard.type('one')
    await dialog.getByRole('button', { name: 'Bullet list' }).click()
    await keyboard.press('Enter')
    await keyboard.press('Tab')
    await keyboard.type('two')
    await expect(text.locator('ul ul li')).toHaveText('two')
    await dialog.getByRole('button', { name: 'Decrease indent' }).click()
    await expect(text.locator('ul ul')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Increase indent' }).click()
    await expect(text.locator('ul ul li')).toHaveText('two')
    await expect(dialog.getByRole('button', { name: 'Increase indent' })).toBeDisabled()
    await expect(dialog.getByRole('switch', { name: 'Published' })).not.toBeChecked()
    await expect(text).toHaveAccessibleDescription(/press Esc, then Tab/)
  })

  await test.step('Esc, then Tab, leaves the text', async () => {
    await keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await expect(text).toBeFocused()
    await keyboard.press('Tab')
    await expect(dialog.getByRole('switch', { name: 'Published' })).toBeFocused()
  })

  await test.step('after Esc, another key gives Tab back to the text', async () => {
    await text.click()
    await keyboard.press('Escape')
    await keyboard.press('ArrowLeft')
    await keyboard.press('Shift+Tab')
    await expect(text).toBeFocused()
    await keyboard.press('Escape')
    await keyboard.press('Escape')
    await expect(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible()
  })
})

test('Payload’s full editor indents lists too, and is left in the same way', async ({
  admin: { page, bearer },
  post,
}) => {
  const { id } = await post({ content: '<ul><li>one</li><li>two</li></ul>', isPublished: false })
  await page.goto(`/admin/collections/blog-post/${id}`)
  const text = page.locator('[contenteditable=true][data-lexical-editor]').first()
  await text.getByText('two').click()
  await page.keyboard.press('Tab')
  await expect(text.locator('ul ul li')).toHaveText('two')
  await expect(text).toHaveAccessibleDescription(/press Esc, then Tab/)
  const saved = async () => {
    const answer = await page.request.get(`/api/admin/blog-posts/${id}?draft=true`, { headers: bearer })
    return (await answer.json()).content
  }
  await page.keyboard.press('Control+s')
  await expect.poll(saved).toBe('<ul><li>one<ul><li>two</li></ul></li></ul>')
  await text.getByText('two').click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Drag to move' })).toBeFocused()
})

test('Ctrl+S and Ctrl+Enter save the topmost form', async ({ admin: { page, bearer }, inquiry }) => {
  const { id } = await inquiry()
  await page.goto(`/admin/leads?lead=${id}`)
  await expectAwake(page)
  const dialog = page.getByRole('dialog', { name: 'Lead Details' })
  await dialog.getByLabel('Company').fill('Nordquay')
  await choose(dialog.getByRole('combobox', { name: 'Budget' }), '₹50K - ₹1L')
  await page.keyboard.press('Control+s')
  await expect(notification(page, 'Lead updated successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(await leadById(page, bearer, id)).toMatchObject({ company: 'Nordquay', budget: '50k-1l' })

  await page.locator(`article[aria-labelledby="lead-${id}"]`).getByRole('button', { name: /^Asha/ }).click()
  await dialog.getByRole('textbox', { name: 'Timeline' }).fill('By spring')
  await expect(dialog.getByRole('link', { name: /^Contact/ })).toBeVisible()
  // Nothing is saved while a confirmation is open.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByLabel('Internal notes').press('Control+Enter')
  await expect(dialog).toBeHidden()
  expect((await leadById(page, bearer, id)).timeline).toBe('By spring')
})

test('a window of 320 × 256 pixels shows a whole form by scrolling', async ({ admin: { page }, inquiry }) => {
  const { id } = await inquiry()
  await page.setViewportSize({ width: 320, height: 256 })
  // More leads than a test creates.
  await page.route('**/api/admin/leads/summary*', async (route) => {
    const answer = await route.fetch()
    const summary = await answer.json()
    const folders = { inbox: 12_345, spam: 1234, trash: 1234 }
    await route.fulfill({ response: answer, json: { ...summary, folders } })
  })
  await page.goto('/admin/leads')
  await expectAwake(page)
  await page.getByRole('searchbox', { name: 'Search leads' }).fill('Asha')
  await expect(page.getByRole('link', { name: /^Inbox\s*12,345$/ })).toBeVisible()
  await expectNoHorizontalScroll(page)
  await page.goto(`/admin/leads?lead=${id}`)
  await expectAwake(page)
  const dialog = page.getByRole('dialog', { name: 'Lead Details' })
  const notes = dialog.getByLabel('Internal notes')
  await notes.scrollIntoViewIfNeeded()
  await expect(notes).toBeInViewport({ ratio: 0.9 })
  // Nothing covers it.
  await notes.click()
  await expect(notes).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Save Notes' })).not.toBeInViewport()
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})

test('the keyboard can skip the sidebar, and sections stay highlighted in Payload’s views', async ({
  admin: { page },
}) => {
  await page.goto('/admin/collections/page')
  await expect(page.getByRole('link', { name: 'Pages', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.goto('/admin/collections/lead/create')
  await expect(page).toHaveURL('/admin/leads')
  await expectAwake(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
