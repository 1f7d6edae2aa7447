import type { Page } from '@playwright/test'
import { demo, expect, expectAwake, leadById, notification, test } from './backOffice'
import { cardOf, lossQuestion, textOf } from './backOfficePage'
import { choose, expectFocusShown, insert, pick, press, typeInto } from './byKeyboard'
import { unique } from './posts'

async function logIn(page: Page, { username, password } = demo) {
  await page.goto('/admin/login')
  await typeInto(page.getByLabel('Username'), username)
  await typeInto(page.getByLabel('Password', { exact: true }), password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
  await expectAwake(page)
}

/** Goes to a screen by its two letters. */
async function go(page: Page, letter: string, path: string) {
  // The screen may not listen yet.
  await expect(async () => {
    await page.keyboard.press('g')
    await page.keyboard.press(letter)
    await expect(page).toHaveURL(path, { timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** Searches a list for the one entry of this name, and moves to it. */
async function find(page: Page, name: string) {
  // A dialog that has just closed may still have the focus.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(name)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(cardOf(page, name)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('j')
  await expectFocusShown(page)
}

test('by keyboard alone a lead is read, planned, lost and won', async ({
  visitor: page,
  admin: { bearer },
  inquiry,
}) => {
  test.setTimeout(300_000)
  const { id, fullName } = await inquiry()
  const details = page.getByRole('dialog', { name: 'Lead Details' })
  const status = page.getByRole('combobox', { name: `Status of ${fullName}` })
  // Those of the admin who looks at what is stored.
  await page.context().clearCookies()
  await logIn(page)

  await test.step('it is found and opened', async () => {
    await go(page, 'l', '/admin/leads')
    await find(page, fullName)
    await page.keyboard.press('Enter')
    await expect(details).toContainText('tickets for ferries')
  })

  await test.step('a note, an owner and a next step', async () => {
    await pick(details.getByLabel('Owner'), 'admin')
    const steps = details.getByRole('group', { name: 'Next steps' })
    await press(steps.getByRole('button', { name: 'Add step' }))
    await typeInto(steps.getByLabel('What'), 'Call again', 'Shift+Tab')
    await typeInto(details.getByLabel('New note'), 'Wants to start in May.')
    await press(details.getByRole('button', { name: 'Add note' }))
    await expect(details.getByRole('listitem').filter({ hasText: 'Wants to start in May.' })).toBeVisible()
    await press(details.getByRole('button', { name: 'Save Changes' }))
    await expect(details).toBeHidden()
    expect(await leadById(page, bearer, id)).toMatchObject({
      owner: { username: 'admin' },
      nextStep: 'Call again',
    })
  })

  await test.step('it is lost for a reason, which is undone from the notification', async () => {
    await choose(status, 'Rejected')
    await pick(lossQuestion(page).getByRole('combobox', { name: 'Reason' }), 'Price')
    await press(lossQuestion(page).getByRole('button', { name: 'Set to Rejected' }))
    await expect(status).toHaveText('Rejected')
    await page.keyboard.press('F8')
    await press(notification(page, 'Lead updated successfully!').getByRole('button', { name: 'Undo' }))
    await expect(status).toHaveText('New')
  })

  await test.step('it is won', async () => {
    await pick(status, 'Completed')
    await expect.poll(() => leadById(page, bearer, id)).toMatchObject({ status: 'completed' })
  })
})

/** Finds a post in the list and opens its full editor. */
async function openInEditor(page: Page, title: string) {
  await find(page, title)
  await press(cardOf(page, title).getByRole('link', { name: 'Full editor' }))
  await expect(textOf(page.locator('main'))).toBeVisible()
}

test('by keyboard alone a post is written, previewed, published, mended and compared', async ({
  visitor: page,
  admin: { bearer },
  site,
  post,
}) => {
  test.setTimeout(480_000)
  await post()
  const title = unique('Locks that wait')
  const { keyboard } = page
  const header = page.locator('main > header')
  const text = textOf(page.locator('main'))
  const saved = () => expect(header.getByText('Saved', { exact: true })).toBeVisible()
  // Those of the admin whose token deletes the post in the end.
  await page.context().clearCookies()
  await logIn(page, site.admin)

  await test.step('a draft is begun', async () => {
    await go(page, 'b', '/admin/blogs')
    await press(page.getByRole('button', { name: 'Write Post' }))
    const dialog = page.getByRole('dialog', { name: 'Create New Blog Post' })
    await typeInto(dialog.getByLabel('Title', { exact: true }), title)
    await typeInto(dialog.getByLabel('Excerpt'), 'What we learnt about locks.')
    await typeInto(textOf(dialog), 'Soon.')
    await pick(dialog.getByRole('combobox', { name: 'Category' }), 'Backend Development')
    await press(dialog.getByRole('button', { name: 'Save Post' }))
    await expect(dialog).toBeHidden()
    await openInEditor(page, title)
  })
  const id = new URL(page.url()).pathname.split('/').at(-2)

  await test.step('a heading, a list, a link, an image and code', async () => {
    await typeInto(text, '## Rows\nA row is locked.\n- one\ntwo\n\nSee ')
    await keyboard.press('Control+k')
    const link = page.getByRole('dialog', { name: 'Insert link' })
    await typeInto(link.getByLabel('URL'), 'https://example.com/manual')
    await typeInto(link.getByLabel('Text'), 'the manual')
    await keyboard.press('Enter')
    await expect(link).toBeHidden()
    await expect(text).toBeFocused()
    await keyboard.type('.\n')
    await insert(page, 'image', 'Insert image')
    const image = page.getByRole('dialog', { name: 'Insert image' })
    await typeInto(image.getByLabel('Image URL'), '/apple-icon.png')
    await typeInto(image.getByLabel('Alternative text'), 'Two bars')
    await keyboard.press('Enter')
    await expect(image).toBeHidden()
    await expect(text).toBeFocused()
    await keyboard.type('```ts\nconst a = 1\n\n')
    await expect(text.getByRole('heading', { level: 2, name: 'Rows' })).toBeVisible()
    await expect(text.getByRole('listitem')).toHaveText(['one', 'two'])
    await expect(text.getByRole('link', { name: 'the manual' })).toBeVisible()
    await expect(text.getByRole('img', { name: 'Two bars' })).toBeVisible()
    await expect(text.locator('pre')).toHaveText('const a = 1')
  })

  await test.step('a table that is wider than the text, which Tab leaves after Esc', async () => {
    await insert(page, 'table', 'Insert table')
    await keyboard.type('Lock')
    await keyboard.press('Tab')
    await keyboard.type('Waits')
    await expect(text.locator('th')).toHaveText(['Lock', 'Waits', ''])
    const bar = page.getByRole('toolbar', { name: 'Table' })
    for (let columns = 4; columns <= 8; columns += 1) {
      await keyboard.press('Escape')
      await keyboard.press('Shift+Tab')
      if (columns === 4) await keyboard.press('ArrowRight')
      await expect(bar.getByRole('button', { name: 'Add column' })).toBeFocused()
      await keyboard.press('Enter')
      await expect(text.locator('th')).toHaveCount(columns)
      await expect(text).toBeFocused()
    }
    const region = text.locator('.table-region')
    expect(await region.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
    await keyboard.press('Escape')
  })

  await test.step('it is previewed and published', async () => {
    await press(header.getByRole('button', { name: 'Preview' }))
    const frame = page.frameLocator('iframe[title="Preview of this blog post"]')
    await expect(frame.getByRole('columnheader', { name: 'Lock' })).toBeVisible()
    await saved()
    await press(header.getByRole('button', { name: 'Publish', exact: true }))
    await expect(header.getByText('Published', { exact: true })).toBeVisible()
    expect(await text.locator('tr').count(), 'Tab added no row').toBe(3)
  })

  await test.step('it is found in the list and mended', async () => {
    await go(page, 'b', '/admin/blogs')
    await openInEditor(page, title)
    await typeInto(page.getByRole('textbox', { name: 'Excerpt' }), 'What we forgot about locks.')
    await expect(header.getByText('Changed', { exact: true })).toBeVisible()
    await saved()
  })

  await test.step('its versions are compared', async () => {
    const more = header.getByRole('button', { name: 'More actions' })
    await press(more, 'Shift+Tab')
    await expect(page.getByRole('menu')).toBeVisible()
    await keyboard.type('Ver')
    await expect(page.getByRole('menuitem', { name: 'Versions…' })).toBeFocused()
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Versions' })
    await press(
      dialog.getByRole('list', { name: 'Versions' }).getByRole('button', { name: 'Published' }).first(),
    )
    const difference = dialog.getByRole('region', { name: 'Excerpt' })
    await expect(difference.getByRole('deletion')).toHaveText('learnt')
    await expect(difference.getByRole('insertion')).toHaveText('forgot')
    await keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(more).toBeFocused()
  })

  await test.step('every dialog gives the focus back to the menu', async () => {
    const more = header.getByRole('button', { name: 'More actions' })
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    for (const item of ['Schedule…', 'Ask for review…', 'Unpublish…']) {
      await keyboard.press('Enter')
      await expect(page.getByRole('menu')).toBeVisible()
      await keyboard.type(item.slice(0, 3))
      await expect(page.getByRole('menuitem', { name: item })).toBeFocused()
      await keyboard.press('Enter')
      await expect(dialog).toBeVisible()
      await keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(more, item).toBeFocused()
    }
    // The list links to the versions.
    await page.goto(`${page.url()}?versions`)
    await expect(dialog).toBeVisible()
    await keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(more).toBeFocused()
  })

  await test.step('it is published again, and the writer logs out', async () => {
    await press(header.getByRole('button', { name: 'Publish changes' }))
    await expect(header.getByText('Published', { exact: true })).toBeVisible()
    await press(page.getByRole('button', { name: 'Log out' }))
    await expect(page).toHaveURL(/\/admin\/login/)
  })
  const answer = await page.request.delete(`/api/admin/blog-posts/${id}`, { headers: bearer })
  expect(answer.ok()).toBe(true)
})
