import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from './accessible'
import { expect, notification, test } from './backOffice'
import { textOf } from './backOfficePage'
import { expectNoHorizontalScroll } from './noHorizontalScroll'

const header = (page: Page) => page.locator('main > header')
const checks = (page: Page) => page.getByRole('region', { name: /^Checks/ })

async function openEditor(page: Page, id: string) {
  await page.goto(`/admin/blogs/${id}/edit`)
  await expect(textOf(page.locator('main'))).toBeVisible()
}

/** The text that is selected. */
const selected = (page: Page) => page.evaluate(() => String(document.getSelection()))

const content =
  '<h2>Why</h2><p>See <a href="/blog">all articles</a>, <a href="/blog/no-such-post">the plan</a> or <a href="/contact">click here</a>.</p><h1>Again</h1>'

test('checks name what to change, lead to its place, and never keep a post from being published @both', async ({
  admin: { page },
  post,
}) => {
  const { id } = await post({ isPublished: false, content })
  await page.setViewportSize({ width: 1440, height: 1000 })
  await openEditor(page, id)

  await test.step('the panel lists them, and each shows its place', async () => {
    await expect(checks(page).getByRole('button')).toHaveText([
      /^The description has only \d+ characters/,
      '“Why” is a level 2 heading before any of level 1. Use level 1.',
      "The link text “click here” doesn't say where it leads.",
      'The link /blog/no-such-post is broken.',
    ])
    await expect(checks(page).getByRole('heading', { name: 'Checks (4)' })).toBeVisible()
    await checks(page)
      .getByRole('button', { name: /broken/ })
      .click()
    await expect.poll(() => selected(page)).toBe('the plan')
    await expect(textOf(page.locator('main'))).toBeFocused()
    await checks(page)
      .getByRole('button', { name: /description/ })
      .click()
    await expect(page.getByRole('textbox', { name: 'Meta description' })).toBeFocused()
  })

  await test.step('fields show their own', async () => {
    const description = page.getByRole('textbox', { name: 'Meta description' })
    await expect(description).toHaveAccessibleDescription(/The description has only/)
    await expect(
      page.locator('[data-field=content]').getByRole('button', { name: /level 2|click here|broken/ }),
    ).toHaveCount(3)
    await description.fill(
      'What locks in a database are for, and which three rules kept our queue from blocking.',
    )
    await expect(description).not.toHaveAccessibleDescription(/The description has only/)
    await expect(checks(page).getByRole('heading', { name: 'Checks (3)' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })

  await test.step('so does the button beside “Publish”, which publishes all the same', async () => {
    await header(page).getByRole('button', { name: '3 suggestions' }).click()
    const list = page.getByRole('dialog', { name: '3 suggestions' })
    await expectAccessible(page)
    await list.getByRole('button', { name: /level 2 heading/ }).click()
    await expect(list).toBeHidden()
    await expect.poll(() => selected(page)).toBe('Why')
    await header(page).getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(notification(page, 'Published')).toBeVisible()
    await expect(header(page).getByText('Published', { exact: true })).toBeVisible()
  })

  await test.step('on a phone it fits', async () => {
    await page.setViewportSize({ width: 360, height: 800 })
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)
  })
})

test('the previewed page is checked with axe on demand, and issues are shown in it', async ({
  admin: { page },
  post,
}) => {
  const { id } = await post({
    isPublished: false,
    content: '<h2>Why</h2><p>x</p><h1>Again</h1><h3>Deep</h3>',
  })
  await page.setViewportSize({ width: 1680, height: 1000 })
  const axe: string[] = []
  page.on('request', (request) => {
    if (/axe/.test(request.url())) axe.push(request.url())
  })
  await openEditor(page, id)
  const frame = page.frameLocator('iframe[title="Preview of this blog post"]')
  await expect(frame.getByRole('heading', { name: 'Again' })).toBeVisible()
  expect(axe).toEqual([])
  await page.getByRole('button', { name: 'Check accessibility' }).click()
  await expect(page.getByText('1 accessibility issue on this page:')).toBeVisible()
  expect(axe).toHaveLength(1)
  const issues = page.getByRole('list', { name: 'Accessibility issues' })
  await expect(issues.getByRole('listitem')).toContainText('Heading levels should only increase by one.')
  await issues.getByRole('button').first().click()
  await expect(frame.getByRole('heading', { name: 'Deep' })).toBeInViewport()
  // What is written has the issue too.
  await expectAccessible(page, 'iframe, [contenteditable]')
  await textOf(page.locator('main')).click()
  await page.keyboard.type('More. ')
  await expect(issues).toBeHidden()
})
