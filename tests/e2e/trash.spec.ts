import { randomUUID } from 'node:crypto'
import { expectAccessible } from './accessible'
import { expect, expectAwake, notification, test } from './backOffice'
import { cardOf, choose, deleteCard } from './backOfficePage'
import { expectNoHorizontalScroll } from './noHorizontalScroll'

const question = 'Are you sure you want to delete this post?'

test('a deleted post is undone, restored from the trash, and deleted forever', async ({
  admin: { page },
  post,
}) => {
  const title = `Lost ${randomUUID().slice(0, 8)}`
  const { slug } = await post({ title })
  const card = cardOf(page, title)
  const onSite = async () => (await page.request.get(`/blog/${slug}`)).status()
  await page.goto(`/admin/blogs?search=${encodeURIComponent(title)}`)

  await test.step('the undo in the notification brings it back, by keyboard', async () => {
    await deleteCard(card, question)
    await expect(card).toBeHidden()
    await expect.poll(onSite).toBe(404)
    const undo = notification(page, 'Blog post deleted successfully!').getByRole('button', { name: 'Undo' })
    await page.keyboard.press('F8')
    await undo.focus()
    await page.keyboard.press('Enter')
    await expect(notification(page, 'Blog post restored')).toBeVisible()
    await expect(card).toBeVisible()
    await expect.poll(onSite).toBe(200)
  })

  await test.step('the trash lists it, with its type, who deleted it and how long it stays', async () => {
    await deleteCard(card, question)
    await expect(card).toBeHidden()
    await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Trash' }).click()
    await expect(page.getByRole('heading', { name: 'Trash', level: 1 })).toBeVisible()
    await page.getByLabel('Search trash').fill(title)
    await expect(page.getByText('1 entry', { exact: true })).toBeVisible()
    await expect(card).toContainText('Blog post')
    await expect(card).toContainText('Deleted by admin')
    await expect(card).toContainText('30 days left')
    await choose(page.getByRole('combobox', { name: 'Type' }), 'Project')
    await expect(page.getByText('No entries found')).toBeVisible()
    await choose(page.getByRole('combobox', { name: 'Type' }), 'Blog post')
    await expect(card).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('it is restored from there', async () => {
    await card.getByRole('button', { name: 'Restore' }).click()
    await expect(notification(page, 'Blog post restored')).toBeVisible()
    await expect(card).toBeHidden()
    await expect.poll(onSite).toBe(200)
  })

  await test.step('on a phone, an admin deletes it forever', async () => {
    await page.setViewportSize({ width: 360, height: 760 })
    await page.goto(`/admin/blogs?search=${encodeURIComponent(title)}`)
    await deleteCard(card, question)
    // The card goes before the answer has come; leaving the page would end the request.
    await expect.poll(onSite).toBe(404)
    await page.goto(`/admin/trash?search=${encodeURIComponent(title)}`)
    await expectNoHorizontalScroll(page)
    await card.getByRole('button', { name: 'Delete forever' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete this blog post forever?' })
    await expect(dialog).toContainText(title)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Delete forever' }).click()
    await expect(notification(page, 'Blog post deleted forever')).toBeVisible()
    await expect(card).toBeHidden()
  })
})

test('an editor deletes and restores own drafts, and an admin allows more', async ({
  admin: { page, bearer },
  editorPage,
  post,
}) => {
  const mark = randomUUID().slice(0, 8)
  await post({ title: `Theirs ${mark}` })
  const draft = {
    title: `Mine ${mark}`,
    slug: `mine-${mark}`,
    excerpt: 'x',
    content: '<p>x</p>',
    category: 'Tutorials',
    isPublished: false,
  }
  const [mine, theirs] = [cardOf(editorPage, draft.title), cardOf(editorPage, `Theirs ${mark}`)]
  await editorPage.goto('/admin/blogs')
  await expectAwake(editorPage)
  const token = await editorPage.evaluate(() => localStorage.getItem('auth_token'))
  const own = { Authorization: `Bearer ${token}` }
  const made = await editorPage.request.post('/api/admin/blog-posts', { data: draft, headers: own })
  expect(made.status()).toBe(201)
  await editorPage.goto(`/admin/blogs?search=${mark}`)
  await expect(theirs.getByRole('button', { name: 'Edit' })).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await deleteCard(mine, question)
  await expect(notification(editorPage, 'Blog post deleted successfully!')).toBeVisible()
  await editorPage.goto(`/admin/trash?search=${mark}`)
  await expect(mine).toBeVisible()
  await expect(mine.getByRole('button', { name: 'Delete forever' })).toHaveCount(0)
  await mine.getByRole('button', { name: 'Restore' }).click()
  await expect(mine).toBeHidden()

  await page.goto('/admin/settings')
  const permission = page.getByRole('switch', { name: 'Editors may delete published entries' })
  const save = async () => {
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await expect(page.getByText('You have unsaved changes.')).toBeHidden()
  }
  await permission.click()
  await save()
  await editorPage.goto(`/admin/blogs?search=${mark}`)
  await deleteCard(theirs, question)
  await expect(theirs).toBeHidden()
  await permission.click()
  await save()
  const { id } = await made.json()
  await page.request.delete(`/api/admin/blog-posts/${id}`, { headers: bearer })
})
