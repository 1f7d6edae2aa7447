import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible'
import { expect, notification, test } from './backOffice'
import { expectNoHorizontalScroll } from './noHorizontalScroll'
import { unique, writeProject } from './posts'

const content =
  '<p>Tables scroll sideways on a phone.</p><p>The rest of the page stays where it is.</p><p>That is all.</p>'

/** Opens a post's full editor. */
async function open(page: Page, id: string) {
  await page.goto(`/admin/blogs/${id}/edit`)
  const text = page.getByRole('textbox', { name: 'Content' })
  await expect(text).toBeVisible()
  const pane = page.getByRole('complementary', { name: 'Comments' })
  return { page, text, pane, threads: pane.getByRole('list', { name: 'Open comments' }).locator('> li') }
}

/** Selects words as one does by keyboard: from the cursor on. */
async function select(text: Locator, words: string) {
  await text.evaluate((root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const start = walker.currentNode.textContent?.indexOf(wanted) ?? -1
      if (start < 0) continue
      ;(root as HTMLElement).focus()
      getSelection()?.setBaseAndExtent(walker.currentNode, start, walker.currentNode, start + wanted.length)
      return
    }
    throw new Error(`The text has no “${wanted}”.`)
  }, words)
  await expect.poll(() => text.page().evaluate(() => getSelection()?.toString())).toBe(words)
}

/** The words that are highlighted. */
const highlighted = (page: Page, name = 'commented') =>
  page.evaluate((key) => {
    const ranges = [...(CSS.highlights.get(key)?.values() ?? [])]
    return ranges.map(({ startContainer, startOffset, endOffset }) =>
      startContainer.textContent?.slice(startOffset, endOffset),
    )
  }, name)

test('two people discuss a passage while one of them rewrites it @both', async ({
  admin,
  editorPage,
  post,
}) => {
  const { id } = await post({ title: unique('Discussed'), content })
  const writer = await open(admin.page, id)
  const reader = await open(editorPage, id)

  await test.step('one comments on a passage', async () => {
    await select(reader.text, 'The rest')
    await reader.page.keyboard.press('Control+Alt+m')
    const box = reader.pane.getByRole('textbox', { name: 'New comment' })
    await expect(box).toBeFocused()
    await reader.page.keyboard.press('Control+Enter')
    await expect(reader.pane.getByText('Write a comment.')).toBeVisible()
    await expect(box).toBeFocused()
    await reader.page.keyboard.type('The rest of what?')
    await expectAccessible(reader.page)
    await reader.page.keyboard.press('Control+Enter')
    await expect(reader.threads).toHaveCount(1)
    await expect(reader.threads).toContainText('The rest of what?')
    await expect(reader.text).toBeFocused()
    await expect(reader.page.getByRole('button', { name: 'Comments 1' })).toBeVisible()
    expect(await highlighted(reader.page)).toEqual(['The rest'])
  })

  await test.step('the other one sees it without a reload, and answers', async () => {
    await expect(writer.page.getByRole('button', { name: 'Comments 1' })).toBeVisible({ timeout: 20_000 })
    await expect.poll(() => highlighted(writer.page)).toEqual(['The rest'])
    await writer.text.getByText('The rest').click({ position: { x: 20, y: 10 } })
    await expect(writer.threads).toHaveAttribute('aria-current', 'true')
    await writer.threads.getByRole('button', { name: 'Reply' }).click()
    await writer.page.keyboard.type('Of the text.')
    await writer.threads.getByRole('button', { name: 'Reply' }).click()
    await expect(writer.threads).toContainText('Of the text.')
    await expect(writer.threads).toBeFocused()
  })

  await test.step('the passage is found after it has been rewritten, and shown from its comment', async () => {
    await select(writer.text, 'The rest')
    await writer.page.keyboard.type('Everything else')
    await expect.poll(() => highlighted(writer.page)).toEqual(['Everything else'])
    await select(writer.text, 'That is all.')
    await writer.page.keyboard.press('Control+Alt+m')
    await writer.page.keyboard.type('Is it?')
    await writer.pane.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(writer.threads).toHaveCount(2)
    await expect(writer.threads.first()).toContainText('The rest of what?')
    await writer.threads.first().getByRole('button', { name: 'Show in the text' }).click()
    await expect(writer.text).toBeFocused()
    await expect.poll(() => writer.page.evaluate(() => getSelection()?.toString())).toBe('Everything else')
    expect(await highlighted(writer.page, 'commented-current')).toEqual(['Everything else'])
  })

  await test.step('it is resolved, and open ones are told before publishing', async () => {
    await writer.threads.first().getByRole('button', { name: 'Resolve' }).click()
    await expect(writer.threads).toHaveCount(1)
    await expect(writer.pane.getByRole('heading', { name: 'Comments (1)' })).toBeFocused()
    await writer.pane.getByRole('button', { name: 'Show resolved (1)' }).click()
    await expect(writer.pane.getByRole('list', { name: 'Resolved comments' })).toContainText('Of the text.')
    await writer.page.getByRole('button', { name: 'Details' }).click()
    await expect(writer.pane).toBeHidden()
    await writer.page.getByRole('button', { name: /suggestion/ }).click()
    await writer.page.getByRole('button', { name: '1 comment is open.' }).click()
    await expect(writer.pane).toBeVisible()
    await expectAccessible(writer.page)
  })

  await test.step('a passage that is gone is said to be, and visitors never see comments', async () => {
    await select(writer.text, 'That is all.')
    await writer.page.keyboard.press('Delete')
    await expect(writer.threads).toContainText('the passage is gone')
    await expect(writer.threads.getByRole('button', { name: 'Show in the text' })).toHaveCount(0)
    await writer.page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(notification(writer.page, 'Published')).toBeVisible()
    await writer.threads.getByRole('button', { name: 'Delete comment' }).click()
    await writer.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(writer.threads).toHaveCount(0)
    await expect(writer.pane.getByText('No open comments.')).toBeVisible()
    await writer.page.setViewportSize({ width: 360, height: 740 })
    await expectNoHorizontalScroll(writer.page)
  })
})

test('a comment that could not be sent is kept, through a reload too', async ({ editorPage: page, post }) => {
  const { id } = await post({ title: unique('Offline'), content })
  const { text, pane, threads } = await open(page, id)
  const box = pane.getByRole('textbox', { name: 'New comment' })
  await page.route('**/comments', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await select(text, 'on a phone')
  await page
    .getByRole('toolbar', { name: 'Text formatting' })
    .getByRole('button', { name: 'Comment' })
    .click()
  await page.keyboard.type('And on a tablet?')
  await pane.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(notification(page, 'Comment not saved')).toBeVisible()
  await expect(box).toHaveValue('And on a tablet?')
  await page.reload()
  await expect(box).toHaveValue('And on a tablet?')
  await page.unroute('**/comments')
  await pane.getByRole('button', { name: 'Comment', exact: true }).dblclick()
  await expect(threads).toHaveCount(1)
  await expect(threads).toContainText('on a phone')
  await expect(box).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Comments 1' }).click()
  await expect(threads).toHaveCount(1)
  await expect(box).toBeHidden()
})

test('a text stays while its comment is deleted or resolved by someone else @both', async ({
  admin,
  editorPage,
  post,
}) => {
  const { id } = await post({ title: unique('Displaced'), content })
  const writer = await open(editorPage, id)
  await select(writer.text, 'The rest')
  await writer.page.keyboard.press('Control+Alt+m')
  await writer.page.keyboard.type('The rest of what?')
  await writer.page.keyboard.press('Control+Enter')
  await expect(writer.threads).toHaveCount(1)
  const other = await open(admin.page, id)
  await other.page.getByRole('button', { name: 'Comments 1' }).click()

  await test.step('deleted while its author changes it: posted again', async () => {
    await writer.threads.getByRole('button', { name: 'Edit comment' }).click()
    const box = writer.threads.getByRole('textbox', { name: 'Comment' })
    await box.fill('The rest of the page?')
    await other.threads.getByRole('button', { name: 'Delete comment' }).click()
    await other.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(other.threads).toHaveCount(0)
    await expect(writer.pane.getByText('Someone else deleted this comment.')).toBeVisible({ timeout: 20_000 })
    await expect(box).toHaveValue('The rest of the page?')
    await expectAccessible(writer.page)
    await writer.threads.getByRole('button', { name: 'Post again' }).click()
    await expect(box).toBeHidden()
    await expect(writer.threads).toHaveCount(1)
    await expect(writer.threads).toContainText('The rest of the page?')
    expect(await highlighted(writer.page)).toEqual(['The rest'])
  })

  await test.step('resolved while someone replies: reopened, then sent', async () => {
    await writer.threads.getByRole('button', { name: 'Reply' }).click()
    const box = writer.threads.getByRole('textbox', { name: 'Reply' })
    await box.fill('Wait.')
    await expect(other.threads).toHaveCount(1, { timeout: 20_000 })
    await other.threads.getByRole('button', { name: 'Resolve' }).click()
    await expect(other.threads).toHaveCount(0)
    await expect(writer.threads.getByText('Resolved by')).toBeVisible({ timeout: 20_000 })
    await expect(box).toHaveValue('Wait.')
    await writer.threads.getByRole('button', { name: 'Reply' }).click()
    await expect(writer.page.getByText('Reopen it to reply.').first()).toBeVisible()
    await writer.threads.getByRole('button', { name: 'Reopen' }).click()
    await expect(writer.threads.getByText('Resolved by')).toBeHidden()
    await writer.threads.getByRole('button', { name: 'Reply' }).click()
    await expect(box).toBeHidden()
    await expect(writer.threads).toContainText('Wait.')
  })

  await test.step('a reply that its author changes: posted again', async () => {
    await writer.threads.getByRole('button', { name: 'Edit comment' }).last().click()
    const box = writer.threads.getByRole('textbox', { name: 'Comment' })
    await box.fill('Wait, please.')
    await expect(other.threads).toContainText('Wait.', { timeout: 20_000 })
    await other.threads.getByRole('button', { name: 'Delete comment' }).last().click()
    await other.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(writer.pane.getByText('Someone else deleted this reply.')).toBeVisible({ timeout: 20_000 })
    await writer.threads.getByRole('button', { name: 'Post again' }).click()
    await expect(box).toBeHidden()
    await expect(writer.threads.getByRole('list', { name: 'Replies' })).toContainText('Wait, please.')
  })
})

test('passages of plain texts are commented on, and found again after rows have moved', async ({
  admin: { page },
  request,
  session,
}) => {
  const { id } = await writeProject(request, session, {
    situation: 'Sixty buyers shout. Nobody hears the price.',
    decisions: [
      { title: 'No app', text: 'Nobody installs one.' },
      { title: 'One screen', text: 'Everybody sees it.' },
    ],
  })
  await page.goto(`/admin/portfolio/${id}/edit`)
  const pane = page.getByRole('complementary', { name: 'Comments' })
  const threads = pane.getByRole('list', { name: 'Open comments' }).locator('> li')
  const selected = (field: Locator) =>
    field.evaluate((control: HTMLTextAreaElement) =>
      control.value.slice(control.selectionStart, control.selectionEnd),
    )
  const situation = page.getByLabel('Situation')

  await test.step('by keyboard, on what is selected', async () => {
    await situation.evaluate((control: HTMLTextAreaElement) => {
      control.focus()
      control.setSelectionRange(20, 43)
    })
    await page.keyboard.press('Control+Alt+m')
    await expect(pane.getByRole('textbox', { name: 'New comment' })).toBeFocused()
    await page.keyboard.type('How loud is it?')
    await page.keyboard.press('Control+Enter')
    await expect(threads).toContainText('Nobody hears the price.')
    await expect(situation).toBeFocused()
    await expectAccessible(page)
  })

  await test.step('by its button, on the line at the cursor', async () => {
    await page.getByLabel('Decision 2', { exact: true }).click()
    await pane.getByRole('button', { name: 'Add comment' }).click()
    await page.keyboard.type('Which screen?')
    await pane.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(threads).toHaveCount(2)
    await expect(threads.last()).toContainText('One screen')
  })

  await test.step('a comment leads to its passage, which has moved meanwhile', async () => {
    await situation.fill('It is 1998. Sixty buyers shout. Nobody hears the price.')
    await threads.first().getByRole('button', { name: 'Show in the text' }).click()
    await expect(situation).toBeFocused()
    expect(await selected(situation)).toBe('Nobody hears the price.')
    await page.getByRole('button', { name: 'Remove decision 1' }).click()
    await threads.last().getByRole('button', { name: 'Show in the text' }).click()
    const decision = page.getByLabel('Decision 1', { exact: true })
    await expect(decision).toBeFocused()
    expect(await selected(decision)).toBe('One screen')
  })

  await test.step('a field leads to its comment', async () => {
    await page.getByRole('button', { name: 'Details' }).click()
    await expect(pane).toBeHidden()
    await page.locator('[data-field=situation]').getByRole('button', { name: '1 comment' }).click()
    await expect(threads.first()).toHaveAttribute('aria-current', 'true')
  })

  await test.step('elsewhere there is nothing to comment on', async () => {
    await page.getByLabel('Client name').click()
    await page.keyboard.press('Control+Alt+m')
    await expect(pane.getByRole('textbox', { name: 'New comment' })).toBeHidden()
  })
})

test('publishing shows the details only if something is missing there', async ({
  editorPage: page,
  post,
}) => {
  const { id } = await post({ title: unique('Incomplete'), content })
  const { text } = await open(page, id)
  const slug = page.getByRole('textbox', { name: 'Slug' })
  await slug.fill('')
  await page.getByRole('button', { name: 'Details' }).click()
  await expect(slug).toBeHidden()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(slug).toBeFocused()
  await slug.fill(`incomplete-${id}`)
  await page.getByRole('button', { name: 'Details' }).click()
  await text.press('End')
  await page.keyboard.type('.')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(notification(page, 'Published')).toBeVisible()
  await expect(slug).toBeHidden()
})
