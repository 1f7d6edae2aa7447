import { expectAccessible } from './accessible'
import { expect, test } from './backOffice'
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
