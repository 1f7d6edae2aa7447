import type { APIRequestContext } from '@playwright/test'
import type { StoredSettings } from '@/domain/entities'
import { expectAccessible } from './accessible'
import { expect, expectAwake, notification, test } from './backOffice'
import { expectNoHorizontalScroll } from './noHorizontalScroll'

const path = '/api/admin/settings'

/** The original settings: other tests use them too. */
let before: StoredSettings
let putBack: () => Promise<unknown> = async () => undefined

async function stored(request: APIRequestContext, headers: Record<string, string>): Promise<StoredSettings> {
  const response = await request.get(path, { headers })
  expect(response.status()).toBe(200)
  return response.json()
}

test.beforeEach(async ({ admin: { page, bearer } }) => {
  before = await stored(page.request, bearer)
  putBack = () => page.request.put(path, { data: before, headers: bearer })
})

test.afterEach(() => putBack())

test('a setting is previewed, saved, visible on the site at once, and recorded in the trail', async ({
  admin: { page },
  browser,
  baseURL,
}) => {
  await page.goto('/admin/settings')
  const link = 'https://wa.me/911111122222?text=Good%20day%2C%20what%20would%20it%20cost%3F'

  await test.step('the previews follow what is typed', async () => {
    const text = page.getByRole('textbox', { name: 'Get Quote button' })
    const preview = page.getByRole('group', { name: 'Preview: Get Quote button' })
    await text.fill('Good day {name}')
    await expect(preview).toContainText("{name} isn't filled in here")
    await text.fill('Good day, what would it cost?')
    await expect(preview).not.toContainText("isn't filled in here")
    const number = page.getByRole('textbox', { name: 'WhatsApp number' })
    await number.fill('12')
    await expect(preview).toContainText('Enter a WhatsApp number to preview the chat.')
    await number.fill('+91 11111 22222')
    await expect(preview.getByRole('link')).toHaveAttribute('href', link)
    const product = page.getByRole('group', { name: 'Preview: Product page' })
    await expect(product).toContainText('interested in Depot Bays.')
  })

  await test.step('the admin changes the phone number too, and saves', async () => {
    await page.getByRole('textbox', { name: 'Phone number' }).fill('+91 80 5555 4444')
    await page.getByRole('button', { name: 'Remove link 5' }).click()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Save Settings' }).click()
    await expect(notification(page, 'Settings updated successfully!')).toBeVisible()
    await expect(page.getByText('You have unsaved changes.')).toBeHidden()
  })

  await test.step('a visitor sees both at once', async () => {
    const visitor = await browser.newPage(baseURL ? { baseURL } : {})
    await visitor.goto('/contact')
    await expect(visitor.getByText('+91 80 5555 4444').first()).toBeVisible()
    await expect(visitor.getByRole('link', { name: 'Get Quote' }).first()).toHaveAttribute('href', link)
    await visitor.close()
  })

  await test.step('the trail has the old number and the new one', async () => {
    await page.getByRole('link', { name: 'History' }).click()
    await expect(page).toHaveURL('/admin/audit?kind=site-settings')
    const entry = page.getByRole('article').first()
    await expect(entry).toContainText('admin updated settings')
    await entry.locator('summary').click()
    await expect(entry.locator('del', { hasText: before.phone })).toBeVisible()
    await expect(entry.locator('ins', { hasText: '+91 80 5555 4444' })).toBeVisible()
  })
})

test('invalid values are reported at their field, rejected ones stay, and input survives', async ({
  admin: { page },
}) => {
  await page.goto('/admin/users')
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  const name = page.getByRole('textbox', { name: 'Site name' })
  const save = page.getByRole('button', { name: 'Save Settings' })

  await test.step('empty and invalid fields are reported, the first one focused', async () => {
    await name.fill('')
    await page.getByRole('textbox', { name: 'Contact email' }).fill('nobody')
    await save.click()
    await expect(notification(page, 'Missing Information')).toContainText(
      'Please fill in all required fields.',
    )
    await expect(name).toBeFocused()
    await expect(page.getByText('Enter a valid email address.')).toBeVisible()
  })

  await test.step('a failure keeps what was typed', async () => {
    await name.fill('Papertrail')
    await page.getByRole('textbox', { name: 'Contact email' }).fill('hello@papertrail.example')
    await page.route(path, (route) => route.fulfill({ status: 500, body: '' }))
    await save.click()
    await expect(notification(page, 'Failed to update settings')).toBeVisible()
    await expect(name).toHaveValue('Papertrail')
    await page.unroute(path)
  })

  await test.step('links, going back and closing the tab all ask for confirmation', async () => {
    const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await page.getByRole('link', { name: 'Users', exact: true }).click()
    await leaving.getByRole('button', { name: 'Stay' }).click()
    await page.evaluate(() => window.history.back())
    await leaving.getByRole('button', { name: 'Stay' }).click()
    await expect(page).toHaveURL('/admin/settings')
    const closing = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    await (await closing).dismiss()
    await expect(name).toHaveValue('Papertrail')
    await page.evaluate(() => window.history.back())
    await leaving.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/admin/users')
  })

  await test.step('unsaved changes are restored, and can be discarded', async () => {
    await page.goto('/admin/settings')
    await expect(page.getByText('Unsaved changes restored.')).toBeVisible()
    await expect(name).toHaveValue('Papertrail')
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await expect(name).toHaveValue(before.siteName)
  })
})

test('a refused save moves focus to the invalid field, with nothing covering it', async ({
  admin: { page },
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/admin/settings')
  await expectAwake(page)
  const hours = page.getByRole('textbox', { name: 'Business hours' })
  const save = page.getByRole('button', { name: 'Save Settings' })
  await hours.fill('')
  await save.press('Enter')
  await expect(hours).toBeFocused()
  await expect(hours).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('This field is required.')).toBeInViewport({ ratio: 1 })
  const gap = async () => {
    const boxes = [notification(page, 'Missing Information'), hours].map((one) => one.boundingBox())
    const [above, below] = await Promise.all(boxes)
    return above && below ? below.y - (above.y + above.height) : Number.NaN
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(0)

  // The server rejects it: the button, disabled while saving, gets focus back.
  await page.route(`**${path}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.continue(),
  )
  await hours.fill('Always')
  await save.press('Enter')
  await expect(notification(page, 'Failed to update settings')).toBeVisible()
  await expect(save).toBeFocused()
})

test('of two people who change the settings, the second decides', async ({ admin: { page, bearer } }) => {
  await page.goto('/admin/settings')
  const location = page.getByRole('textbox', { name: 'Location line' })
  await location.fill('Mine')
  await page.getByRole('textbox', { name: 'Business hours' }).fill('Mine, always')
  await page.request.put(path, {
    data: { ...before, location: 'Theirs', siteName: 'Theirs alone' },
    headers: bearer,
  })
  const save = page.getByRole('button', { name: 'Save Settings' })
  await save.click()
  const notice = page.getByRole('alert').filter({ hasText: 'Someone else changed the settings' })
  await expect(notice).toContainText('LocationTheir versionTheirsYour versionMine')
  await expect(notice).not.toContainText('alone')
  await expect(page.getByRole('textbox', { name: 'Site name' })).toHaveValue('Theirs alone')
  expect((await stored(page.request, bearer)).location).toBe('Theirs')
  await notice.getByRole('button', { name: 'Keep mine' }).click()
  await expect(notification(page, 'Settings updated successfully!')).toBeVisible()
  expect(await stored(page.request, bearer)).toMatchObject({
    location: 'Mine',
    businessHours: 'Mine, always',
    siteName: 'Theirs alone',
  })

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 360, height: 800 })
  await page.reload()
  await expect(location).toHaveValue('Mine')
  await expectNoHorizontalScroll(page)
  await expectAccessible(page)
})
