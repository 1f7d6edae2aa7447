import { expectAccessible } from './accessible'
import { expect, notification, test } from './backOffice'
import { cardOf, choose } from './backOfficePage'
import { expectNoHorizontalScroll } from './noHorizontalScroll'
import { unique } from './posts'

test('posts are filtered and sorted in the address, and each filter can be removed', async ({
  admin: { page },
  post,
}) => {
  const author = unique('Author')
  const first = await post({ title: unique('Alder'), author, tags: ['queues'], category: 'Tutorials' })
  const second = await post({ title: unique('Birch'), author, isPublished: false })
  const filters = page.getByRole('dialog', { name: 'Filters' })
  const filter = page.getByRole('button', { name: 'Filter', exact: true })

  await test.step('filters are set in the menu', async () => {
    await page.goto('/admin/blogs')
    await filter.click()
    await choose(filters.getByRole('combobox', { name: 'Filter by author' }), author)
    await expect(page.getByRole('article')).toHaveCount(2)
    await expectAccessible(page)
    await choose(filters.getByRole('combobox', { name: 'Filter by status' }), 'Draft')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(cardOf(page, second.title)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(filters).toBeHidden()
  })

  await test.step('and removed as chips', async () => {
    await page.getByRole('button', { name: 'Remove filter Status: Draft' }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
    await choose(page.getByRole('combobox', { name: 'Sort by' }), 'Title A–Z')
    await expect(page.getByRole('article').first()).toContainText(first.title)
    await expect(page).toHaveURL(/\?author=.+&sort=title$/)
    await page.goBack()
    await expect(page.getByRole('article').first()).toContainText(second.title)
    await page.goForward()
    await expect(page.getByRole('article').first()).toContainText(first.title)
    await page.reload()
    await expect(page.getByRole('article').first()).toContainText(first.title)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page.getByRole('list', { name: 'Active filters' })).toBeHidden()
    await expect(page).toHaveURL('/admin/blogs?sort=title')
  })

  await test.step('unknown values are ignored', async () => {
    await page.goto('/admin/blogs?state=gone&sort=-id&from=2026-02-30&tag=%20')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('list', { name: 'Active filters' })).toBeHidden()
  })
})

test('leads are filtered by day, value and next step', async ({ admin: { page, bearer }, inquiry }) => {
  const mark = unique('Sapling')
  const { id, fullName } = await inquiry({ fullName: `${mark} one` })
  await inquiry({ fullName: `${mark} two` })
  const change = { estimatedValue: 250_000, nextStep: 'Call', nextStepDue: '2026-01-05' }
  await page.request.put(`/api/admin/leads/${id}`, { headers: bearer, data: change })
  const filters = page.getByRole('dialog', { name: 'Filters' })

  await page.goto(`/admin/leads?search=${encodeURIComponent(mark)}`)
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await filters.getByLabel('Value from').fill('100000')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(cardOf(page, fullName)).toBeVisible()
  await choose(filters.getByRole('combobox', { name: 'Filter by next step' }), 'Overdue')
  await filters.getByLabel('Submitted from').fill('2026-01-01')
  await expect(page).toHaveURL(/minValue=100000&due=overdue&from=2026-01-01$/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await filters.getByLabel('Submitted to').fill('2026-01-02')
  await expect(page.getByText('No leads found')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoHorizontalScroll(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remove filter Submitted to: 2 Jan 2026' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a list is shown as a table, which is remembered', async ({ admin: { page }, inquiry }) => {
  const mark = unique('Table')
  await inquiry({ fullName: `${mark} Asha` })
  await inquiry({ fullName: `${mark} Zoe` })
  const layout = page.getByRole('group', { name: 'Layout' })
  const rows = page.getByRole('row').filter({ hasText: mark })

  await page.goto(`/admin/leads?search=${encodeURIComponent(mark)}`)
  await expect(page.getByRole('article')).toHaveCount(2)
  await layout.getByRole('button', { name: 'Table' }).click()
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL(/view=table/)
  const name = page.getByRole('columnheader', { name: 'Name' })
  await name.getByRole('button').click()
  await expect(name).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows.first()).toContainText('Asha')
  await name.getByRole('button').click()
  await expect(name).toHaveAttribute('aria-sort', 'descending')
  await expect(rows.first()).toContainText('Zoe')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoHorizontalScroll(page)
  await expectAccessible(page)

  await page.goto(`/admin/leads?search=${encodeURIComponent(mark)}`)
  await expect(page.getByRole('article'), 'cards on a phone').toHaveCount(2)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(rows).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Select all leads on this page' }).check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await layout.getByRole('button', { name: 'Cards' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('posts are changed together with the keyboard alone, and what cannot be is reported', async ({
  admin: { page, bearer },
  post,
}) => {
  const author = unique('Author')
  const draft = await post({ title: unique('Draft'), author, isPublished: false })
  const answer = await page.request.post('/api/blog-post?draft=true&depth=0', {
    headers: bearer,
    data: { title: unique('Unfinished'), author, _status: 'draft' },
  })
  const unfinished: { id: string; title: string } = (await answer.json()).doc
  await page.goto(`/admin/blogs?author=${encodeURIComponent(author)}`)
  await expect(page.getByRole('article')).toHaveCount(2)

  await test.step('j, k and x select, Enter opens', async () => {
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await expect(page.getByText('2 selected')).toBeVisible()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Edit Blog Post' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('k')
    await expect(dialog).toBeVisible()
    // It was typed.
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await expect(dialog).toBeHidden()
    await page.keyboard.press('?')
    await expect(page.getByText('Next entry of a list')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('one is published, the other reported', async () => {
    await page
      .getByRole('region', { name: 'Selected posts' })
      .getByRole('button', { name: 'Publish', exact: true })
      .press('Enter')
    await expect(page.getByText("1 post couldn't be published")).toBeVisible()
    await expect(page.getByText(`“${unfinished.title}”:`)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Dismiss' }).press('Enter')
    expect((await page.request.get(`/blog/${draft.slug}`)).status()).toBe(200)
  })

  await test.step('the published one is taken back with Undo', async () => {
    await notification(page, '1 post published').getByRole('button', { name: 'Undo' }).click()
    await expect(notification(page, '1 post unpublished')).toBeVisible()
    expect((await page.request.get(`/blog/${draft.slug}`)).status()).toBe(404)
  })

  await test.step('both are deleted, and restored with Undo', async () => {
    await page.getByRole('checkbox', { name: 'Select all posts on this page' }).check()
    await page.getByRole('region', { name: 'Selected posts' }).getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete 2 posts?' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No posts found')).toBeVisible()
    await notification(page, '2 posts moved to the trash').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
  })
  await page.request.delete(`/api/admin/blog-posts/${unfinished.id}`, { headers: bearer })
})

test('a view is saved, marked, renamed, opened and deleted', async ({ editorPage: page }) => {
  const views = page.getByRole('button', { name: 'Saved views' })
  const menu = page.getByRole('dialog', { name: 'Saved views' })
  await page.goto('/admin/blogs?state=draft&sort=title')
  await views.click()
  await menu.getByLabel('Save what is shown as').fill('My drafts')
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('link', { name: 'My drafts' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  await menu.getByRole('button', { name: 'Rename My drafts' }).click()
  await menu.getByLabel('New name of My drafts').fill('All drafts')
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('link', { name: 'All drafts' })).toBeVisible()

  await page.goto('/admin/blogs')
  await views.click()
  await menu.getByRole('link', { name: 'All drafts' }).click()
  await expect(page).toHaveURL(/state=draft&view=cards&sort=title$/)
  await expect(views).toHaveText(/All drafts/)
  await views.click()
  await menu.getByRole('button', { name: 'Delete All drafts' }).click()
  await expect(menu.getByRole('link', { name: 'All drafts' })).toBeHidden()
})
