import { expectAccessible } from './accessible'
import { expect, expectAwake, test } from './backOffice'

test('by keyboard alone one can find a lead, go to a screen and learn the shortcuts', async ({
  admin: { page },
  inquiry,
}) => {
  const { fullName } = await inquiry()
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: 'Recent leads' }).getByRole('link').first()).toBeVisible()
  await expectAwake(page)

  const palette = page.getByRole('dialog', { name: 'Search or go to a page' })

  await test.step('Ctrl+K finds a lead by its name', async () => {
    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('option', { name: 'Dashboard' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.type(fullName.toLowerCase())
    await expect(palette.getByRole('option')).toHaveText([new RegExp(fullName)])
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Lead Details' })).toContainText(fullName)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('“/” focuses the search, where shortcuts are off', async () => {
    const search = page.getByRole('searchbox')
    // The closed dialog gives the focus back a moment later.
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(search).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.keyboard.type('?/gl')
    await expect(search).toHaveValue('?/gl')
    await expect(page.getByRole('dialog')).toBeHidden()
    await search.fill('')
  })

  await test.step('“?” shows the shortcuts', async () => {
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(keys).toContainText('Search this screen')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(keys).toBeHidden()
  })

  await test.step('“g s” leads to the services', async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await expect(page).toHaveURL('/admin/services')
    await expect(page.getByRole('button', { name: 'Add Service' })).toBeVisible()
  })

  await test.step('Ctrl+K opens a new service', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('add serv')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Add New Service' })).toBeVisible()
  })
})

test('the button opens the palette too, an empty result is announced, Esc closes it', async ({
  admin: { page },
}) => {
  await page.goto('/admin/services')
  const opener = page.getByRole('button', { name: 'Search', exact: true })
  await opener.click()
  const palette = page.getByRole('dialog', { name: 'Search or go to a page' })
  await page.keyboard.type('qqzzxx')
  await expect(palette).toContainText('No results for “qqzzxx”.')
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the theme is Payload’s own, and persists', async ({ admin: { page } }) => {
  await page.goto('/admin')
  const theme = page.getByRole('complementary').getByRole('group', { name: 'Theme' })
  await theme.getByLabel('Dark').check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/admin/collections/blog-post')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await theme.getByLabel('System').check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('an editor finds no leads, and no screens closed to editors', async ({ editorPage: page }) => {
  await page.goto('/admin')
  await expectAwake(page)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search or go to a page' })
  await expect(palette.getByRole('option', { name: 'Write post' })).toBeVisible()
  for (const name of ['Leads', 'Services', 'Users', 'Add service'])
    await expect(palette.getByRole('option', { name, exact: true })).toHaveCount(0)
  await page.keyboard.type('backup')
  await expect(palette.getByRole('option', { name: /A backup is a rumour/ })).toBeVisible()
})

test('single-key shortcuts can be turned off, in this browser', async ({ admin: { page } }) => {
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const setting = page.getByRole('switch', { name: 'Single-key shortcuts' })
  await page.goto('/admin/profile')
  await expectAwake(page)
  await setting.click()
  await expect(setting).not.toBeChecked()

  await test.step('letters do nothing', async () => {
    await page.goto('/admin/blogs')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectAwake(page)
    for (const key of ['j', 'x', '?', 'g', 'l']) await page.keyboard.press(key)
    await expect(page.locator('[data-row]:focus')).toHaveCount(0)
    await expect(page).toHaveURL('/admin/blogs')
    await expect(list).toBeHidden()
  })

  await test.step('those with a modifier still work, and the list shows what is left', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('shortcuts')
    await page.keyboard.press('Enter')
    await expect(list).toContainText('Single-key shortcuts are off')
    await expect(list).not.toContainText('Next entry of a list')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('and on again', async () => {
    await page.goto('/admin/profile')
    await expect(setting).not.toBeChecked()
    await setting.click()
    await page.keyboard.press('?')
    await expect(list).toContainText('Next entry of a list')
  })
})
