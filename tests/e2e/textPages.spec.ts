import { expectAccessible, expectAccessibleInBothThemes } from './accessible'
import { expect, notification, test } from './backOffice'
import { textOf } from './backOfficePage'
import { unique } from './posts'

test('an admin adds a page, writes it beside its preview, publishes, moves and deletes it @both', async ({
  admin: { page },
}) => {
  const visitor = await page.context().newPage()
  const title = unique('Imprint')
  const header = page.locator('main > header')
  const saved = () => expect(header.getByText('Saved', { exact: true })).toBeVisible()
  const statusAt = async (path: string) => (await visitor.request.get(path)).status()
  let path = ''
  await page.setViewportSize({ width: 1680, height: 1000 })
  await page.goto('/admin/pages')

  await test.step('a title is enough to start', async () => {
    await page.getByRole('link', { name: 'Add page' }).click()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/admin/pages')
    await page.getByRole('link', { name: 'Add page' }).click()
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
    await page.keyboard.type(title)
    await page.getByRole('button', { name: 'Create draft' }).click()
    await expect(page).toHaveURL(/\/admin\/pages\/[^/]+\/edit$/)
    await expect(header.getByText('Draft', { exact: true })).toBeVisible()
    path = `/${await page.getByRole('textbox', { name: 'Slug' }).inputValue()}`
  })

  await test.step('it is published once nothing is missing, and not before', async () => {
    const preview = page.frameLocator('iframe[title="Preview of this page"]')
    await textOf(page.locator('main')).click()
    await page.keyboard.type('Kitewing, 14 MG Road.')
    await expect(preview.getByText('Kitewing, 14 MG Road.')).toBeVisible()
    await saved()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused()
    expect(await statusAt(path)).toBe(404)
    await page.getByRole('textbox', { name: 'Description' }).fill('Who is behind this site.')
    await page.getByRole('textbox', { name: 'Slug' }).fill('blog')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('The site has a page of its own there.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Slug' }).fill(path.slice(1))
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(notification(page, 'Published')).toBeVisible()
    await visitor.goto(path)
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectAccessible(visitor)
  })

  await test.step('changes wait for publishing, and the old address leads to the new one', async () => {
    await textOf(page.locator('main')).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Since 2014.')
    await page.getByRole('textbox', { name: 'Slug' }).fill(`${path.slice(1)}-new`)
    await expect(header.getByText('Changed', { exact: true })).toBeVisible()
    await saved()
    await visitor.goto(path)
    await expect(visitor.getByText('Kitewing, 14 MG Road.')).toBeVisible()
    await expect(visitor.getByText('Since 2014.')).toHaveCount(0)
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(header.getByText('Published', { exact: true })).toBeVisible()
    await visitor.goto(path)
    await expect(visitor).toHaveURL(`${path}-new`)
    await expect(visitor.getByText('Since 2014.')).toBeVisible()
    await expect(page.getByText('Old URLs')).toBeVisible()
  })

  await test.step('deleting it can be undone', async () => {
    await page.getByRole('link', { name: 'Pages', exact: true }).first().click()
    const row = page.getByRole('listitem').filter({ hasText: title })
    await row.getByRole('button', { name: `Delete ${title}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    const toast = notification(page, 'Page deleted successfully!')
    await expect(toast).toBeVisible()
    await expect(row).toHaveCount(0)
    expect(await statusAt(`${path}-new`)).toBe(404)
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toBeVisible()
    await expect.poll(() => statusAt(`${path}-new`)).toBe(200)
  })
})
