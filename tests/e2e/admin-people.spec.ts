import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './accessible'
import { expect, logIn, notification, test } from './backOffice'
import { expectNoHorizontalScroll } from './noHorizontalScroll'

const password = 'a-long-enough-password'

/** Another person's browser, logged in. */
async function elsewhere(browser: Browser, baseURL: string | undefined, username: string, secret = password) {
  const address = `10.9.${[0, 1].map(() => Math.floor(Math.random() * 256)).join('.')}`
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { 'X-Forwarded-For': address },
  })
  await logIn(context.request, { username, password: secret })
  return context.newPage()
}

async function typeIn(page: Page, username: string, secret: string) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Log in' }).click()
}

const rowOf = (page: Page, username: string) => page.getByRole('listitem').filter({ hasText: username })

async function choose(page: Page, username: string, act: string) {
  await page.getByRole('button', { name: `More actions for ${username}` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

test('an account, from its first day to its last', async ({ admin: { page }, browser, baseURL }) => {
  const username = `ravi-${randomUUID().slice(0, 8)}`
  await page.goto('/admin/users')
  await expect(rowOf(page, 'admin').first()).toContainText('You')
  await expect(page.getByRole('button', { name: 'More for admin' })).toBeHidden()

  await page.getByRole('button', { name: 'Add User' }).click()
  const adding = page.getByRole('dialog', { name: 'Add New User' })
  await adding.getByRole('button', { name: 'Create User' }).click()
  await expect(notification(page, 'Missing Information')).toBeVisible()
  await expect(adding.getByLabel('Username')).toBeFocused()
  await adding.getByLabel('Username').fill('admin')
  await adding.getByLabel('Name', { exact: true }).fill('Ravi')
  await adding.getByRole('button', { name: 'Generate' }).click()
  await adding.getByRole('button', { name: 'Create User' }).click()
  await expect(adding.getByText('This username is already taken.')).toBeVisible()
  await expectAccessible(page)
  await adding.getByLabel('Username').fill(username)
  const made = await adding.getByLabel('Password').inputValue()
  await adding.getByRole('button', { name: 'Create User' }).click()
  const handing = page.getByRole('dialog', { name: 'Share this password' })
  await expect(handing).toContainText(username)
  await expect(handing).toContainText(made)
  await handing.getByRole('button', { name: 'Done' }).click()
  await expect(rowOf(page, username)).toContainText('Never logged in')
  await expectAccessible(page)

  const theirs = await elsewhere(browser, baseURL, username, made)
  await theirs.goto('/admin')
  await expect(theirs.getByRole('navigation', { name: 'Back office' })).toBeVisible()
  await page.reload()
  await expect(rowOf(page, username)).toContainText('1 active session')

  await choose(page, username, 'Deactivate')
  const asking = page.getByRole('alertdialog')
  await expect(asking).toContainText(`Ravi (${username}) will be logged out everywhere`)
  await asking.getByRole('button', { name: 'Deactivate' }).click()
  await expect(notification(page, 'User updated successfully!')).toBeVisible()
  await expect(rowOf(page, username)).toContainText('Inactive')
  await theirs
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'Portfolio' })
    .click()
  await expect(theirs).toHaveURL(/\/admin\/login/)
  // The screen and its calls both redirect; whichever comes later reloads the page.
  await theirs.goto('/admin/login')
  await typeIn(theirs, username, made)
  await expect(notification(theirs, 'Login Failed')).toContainText('This account is deactivated.')

  await choose(page, username, 'Activate')
  await expect(rowOf(page, username)).not.toContainText('Inactive')
  await choose(page, username, 'Reset password')
  const resetting = page.getByRole('dialog', { name: 'Reset Password' })
  await resetting.getByLabel('Password').fill('short')
  await resetting.getByRole('button', { name: 'Reset Password' }).click()
  await expect(resetting.getByText('Use at least 12 characters.').first()).toBeVisible()
  await resetting.getByLabel('Password').fill(password)
  await resetting.getByRole('button', { name: 'Reset Password' }).click()
  await page
    .getByRole('dialog', { name: 'Share this password' })
    .getByRole('button', { name: 'Done' })
    .click()
  await typeIn(theirs, username, password)
  await expect(theirs).toHaveURL('/admin')
  await expect(theirs.getByRole('navigation', { name: 'Back office' })).toBeVisible()

  await rowOf(page, username).getByRole('button', { name: /^Edit/ }).click()
  const editing = page.getByRole('dialog', { name: 'Edit User' })
  await editing.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: 'Admin' }).click()
  await editing.getByRole('button', { name: 'Update User' }).click()
  await expect(editing).toBeHidden()
  await theirs.goto('/admin/users')
  await expect(rowOf(theirs, username)).toContainText('You')

  await choose(page, username, 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(notification(page, 'User deleted successfully!')).toBeVisible()
  await expect(rowOf(page, username)).toBeHidden()
  await theirs.goto('/admin/users')
  await expect(theirs).toHaveURL(/\/admin\/login/)
  await theirs.context().close()

  await page.goto(`/admin/audit?search=${username}`)
  await expect(page.getByRole('article').first()).toContainText(`admin deleted user “${username}”`)
  await page.getByRole('combobox', { name: 'Action' }).click()
  await page.getByRole('option', { name: 'Password changed' }).click()
  await expect(page).toHaveURL(`/admin/audit?search=${username}&action=password-changed`)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Action' }).click()
  await page.getByRole('option', { name: 'Updated' }).click()
  const role = page.getByRole('article').filter({ hasText: 'Role' }).first()
  await role.locator('summary').click()
  await expect(role.locator('del')).toHaveText('Editor')
  await expect(role.locator('ins')).toHaveText('Admin')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Action' })).toHaveText('Updated')
  await expect(role).toBeVisible()
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('No entries match your search and filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/admin/audit')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 360, height: 800 })
  for (const path of ['/admin/audit', '/admin/users']) {
    await page.goto(path)
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)
  }
})

test('people change their own name and password', async ({ admin: { page, bearer }, browser, baseURL }) => {
  const username = `asha-${randomUUID().slice(0, 8)}`
  const data = { username, role: 'editor', password }
  const { id } = await (await page.request.post('/api/admin/users', { data, headers: bearer })).json()
  const mine = await elsewhere(browser, baseURL, username)
  const other = await elsewhere(browser, baseURL, username)
  await other.goto('/admin/profile')
  await mine.goto('/admin')
  await mine.getByRole('link', { name: username }).click()
  await expect(mine).toHaveURL('/admin/profile')
  await mine.getByRole('textbox', { name: 'Name' }).fill('Asha Rao')
  await mine.getByRole('button', { name: 'Save Name' }).click()
  await expect(notification(mine, 'Profile updated successfully!')).toBeVisible()

  const change = mine.getByRole('button', { name: 'Change Password' })
  await change.click()
  await expect(notification(mine, 'Missing Information')).toBeVisible()
  await expect(mine.getByLabel('Current password')).toBeFocused()
  const fill = async (current: string, next: string, repeated = next) => {
    await mine.getByLabel('Current password').fill(current)
    await mine.getByLabel(/^New password/).fill(next)
    await mine.getByLabel('Repeat new password').fill(repeated)
    await change.click()
  }
  await fill(password, 'quite-another-password', 'quite-a-different-one')
  await expect(mine.getByText("Passwords don't match.")).toBeVisible()
  await fill('not-the-password', 'quite-another-password')
  await expect(mine.getByText('Your current password is incorrect.')).toBeVisible()
  await expectAccessible(mine)
  await fill(password, 'quite-another-password')
  await expect(notification(mine, 'Password changed successfully!')).toBeVisible()
  await expect(mine.getByLabel(/^New password/)).toHaveValue('')
  await expect(mine.getByText('This session')).toBeVisible()

  await other.getByRole('button', { name: 'Save Name' }).click()
  await expect(other).toHaveURL('/admin/login?redirect=%2Fadmin%2Fprofile')
  await typeIn(other, username, 'quite-another-password')
  await expect(other).toHaveURL('/admin/profile')
  await mine.goto('/admin/account')
  await mine.getByRole('button', { name: 'End other sessions' }).click()
  await expect(notification(mine, 'Logged out everywhere else!')).toBeVisible()
  await mine.emulateMedia({ colorScheme: 'dark' })
  await mine.setViewportSize({ width: 360, height: 800 })
  await expectNoHorizontalScroll(mine)
  await expectAccessible(mine)
  for (const page of [mine, other]) await page.context().close()
  await page.request.delete(`/api/admin/users/${id}`, { headers: bearer })
})

test('an editor is kept out of admin screens and calls', async ({ editorPage: page }) => {
  for (const path of ['/admin/settings', '/admin/users', '/admin/audit', '/admin/leads', '/admin/services']) {
    await page.goto(path)
    await expect(page.getByText("You don't have access to this page")).toBeVisible()
  }
  await expectAccessible(page)
  // Payload's own screens: only those of what editors write.
  for (const [path, status] of [
    ['collections/media', 200],
    ['collections/lead', 404],
    ['collections/users', 404],
    ['collections/product/create', 404],
    ['globals/site-settings', 404],
  ] as const)
    expect((await page.goto(`/admin/${path}`))?.status(), path).toBe(status)
  await page.goto('/admin')
  const stored = () => page.evaluate(() => localStorage.getItem('auth_token'))
  await expect.poll(stored).not.toBeNull()
  const token = await stored()
  for (const path of ['settings', 'users', 'audit', 'leads', 'services', 'products']) {
    const headers = { Authorization: `Bearer ${token}` }
    expect((await page.request.get(`/api/admin/${path}`, { headers })).status()).toBe(403)
  }
})
