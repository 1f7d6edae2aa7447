import { formatTime } from '@/domain/clock'
import { expect, notification, test } from './backOffice'
import { expectNoHorizontalScroll } from './noHorizontalScroll'
import { unique } from './posts'

test.use({ timezoneId: 'America/New_York' })

test('Payload’s views show the agency’s time zone, scheduled posts, and our notifications', async ({
  admin: { page },
  post,
}) => {
  test.setTimeout(300_000)
  const publishedAt = new Date(Date.now() + 86_400_000).toISOString()
  const { id, title, updatedAt } = await post({ publishedAt })

  await test.step('the list says when the post is published', async () => {
    await page.goto(`/admin/collections/blog-post?search=${encodeURIComponent(title)}`)
    const row = page.getByRole('row').filter({ hasText: title })
    await expect(row).toContainText(`Scheduled for ${formatTime(publishedAt)}`)
    // Also where the table shows the date itself.
    await expect(row.getByText(formatTime(publishedAt), { exact: true })).toBeVisible()
  })

  await test.step('the editor shows when the post is published', async () => {
    await page.goto(`/admin/collections/blog-post/${id}`)
    await expect(page.getByText(formatTime(publishedAt), { exact: true })).toBeVisible()
    await expect(page.locator('.doc-controls')).toContainText(formatTime(updatedAt))
  })

  await test.step('a refused save shows one notification, ours', async () => {
    await page.getByRole('textbox', { name: 'Excerpt' }).fill('')
    await page.getByRole('button', { name: 'Publish changes' }).click()
    const refused = notification(page, 'The following field is invalid')
    await expect(refused).toContainText('Excerpt')
    await expect(page.locator('.toast')).toHaveCount(1)
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  })

  await test.step('versions show the agency’s time', async () => {
    await page.goto(`/admin/collections/blog-post/${id}/versions`)
    await expect(page.getByText(/^\d+ \w+ \d{4}, \d\d:\d\d IST$/).first()).toBeVisible()
    await expect(page.getByText('GMT')).toHaveCount(0)
    await expectNoHorizontalScroll(page)
  })
})

test('a draft starts with a title, once; a title that is taken is refused at the field', async ({
  admin: { page, bearer },
}) => {
  const newDraft = async (title: string) => {
    await page.goto('/admin/new/project')
    const field = page.getByRole('textbox', { name: 'Title' })
    await field.fill(title)
    return { field, create: page.getByRole('button', { name: 'Create draft' }) }
  }
  const empty = await newDraft(' ')
  await empty.create.click()
  await expect(empty.field).toBeFocused()
  await expect(empty.field).toHaveAccessibleDescription(/Enter a title to get started\./)

  const title = unique('A draft of one line')
  const first = await newDraft(title)
  await first.create.dblclick()
  await page.waitForURL(/\/admin\/portfolio\/[\w-]+\/edit$/)
  const id = page.url().split('/').at(-2)
  const { totalDocs } = await (
    await page.request.get(`/api/project?draft=true&where[title][equals]=${encodeURIComponent(title)}`, {
      headers: bearer,
    })
  ).json()
  expect(totalDocs).toBe(1)

  const second = await newDraft(title)
  await second.create.click()
  await expect(second.field).toBeFocused()
  await expect(second.field).toHaveAccessibleDescription(/An entry with this title already exists\./)
  await expect(second.field).toHaveValue(title)
  await page.request.delete(`/api/project/${id}`, { headers: bearer })
})
