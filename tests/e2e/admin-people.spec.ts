import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from './accessible'
import { expect, fillLogin, notification, test } from './backOffice'
import { choose } from './backOfficePage'
import { expectNoHorizontalScroll } from './noHorizontalScroll'

const password = 'a-long-enough-password'

const rowOf = (page: Page, username: string) => page.getByRole('listitem').filter({ hasText: username })

async function act(page: Page, username: string, action: string) {
  await page.getByRole('button', { name: `More actions for ${username}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('an account, from its first day to its last', async ({ admin: { page }, elsewhere }) => {
  const username = `ravi-${randomUUID().slice(0, 8)}`
  const row = rowOf(page, username)

  await test.step('an admin cannot act on their own account', async () => {
    await page.goto('/admin/users')
    await expect(rowOf(page, 'admin').first()).toContainText('You')
    await expect(page.getByRole('button', { name: 'More actions for admin', exact: true })).toBeHidden()
  })

  const firstPassword = await test.step('the admin adds Ravi and shares his password', async () => {
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
    const generated = await adding.getByLabel('Password').inputValue()
    await adding.getByRole('button', { name: 'Create User' }).click()
    const sharing = page.getByRole('dialog', { name: 'Share this password' })
    await expect(sharing).toContainText(username)
    await expect(sharing).toContainText(generated)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await sharing.getByRole('button', { name: 'Copy login details' }).click()
    await expect(notification(page, 'Login details copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `Log in at: ${new URL('/admin/login', page.url())}\nUsername: ${username}\nPassword: ${generated}`,
    )
    await sharing.getByRole('button', { name: 'Done' }).click()
    await expect(row).toContainText('Never logged in')
    await expectAccessible(page)
    return generated
  })

  const ravi = await test.step('Ravi logs in, and his session is counted', async () => {
    const opened = await elsewhere({ username, password: firstPassword })
    await opened.goto('/admin')
    await expect(opened.getByRole('navigation', { name: 'Back office' })).toBeVisible()
    await page.reload()
    await expect(row).toContainText('1 active session')
    return opened
  })

  await test.step('deactivated, Ravi is logged out at once and can’t log in', async () => {
    await act(page, username, 'Deactivate')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(`Ravi (${username}) will be logged out everywhere`)
    await question.getByRole('button', { name: 'Deactivate' }).click()
    await expect(notification(page, 'User updated successfully!')).toBeVisible()
    await expect(row).toContainText('Inactive')
    const nav = ravi.getByRole('navigation', { name: 'Back office' })
    await nav.getByRole('link', { name: 'Portfolio' }).click()
    await expect(ravi).toHaveURL(/\/admin\/login/)
    // The screen and its calls both redirect; whichever comes later reloads the page.
    await ravi.goto('/admin/login')
    await fillLogin(ravi, { username, password: firstPassword })
    await expect(notification(ravi, 'Login Failed')).toContainText('This account is deactivated.')
  })

  await test.step('activated, with a new password, Ravi logs in again', async () => {
    await act(page, username, 'Activate')
    await expect(row).not.toContainText('Inactive')
    await act(page, username, 'Reset password')
    const resetting = page.getByRole('dialog', { name: 'Reset Password' })
    await resetting.getByLabel('Password').fill('short')
    await resetting.getByRole('button', { name: 'Reset Password' }).click()
    await expect(resetting.getByText('Use at least 12 characters.').first()).toBeVisible()
    await resetting.getByLabel('Password').fill(password)
    await resetting.getByRole('button', { name: 'Reset Password' }).click()
    const sharing = page.getByRole('dialog', { name: 'Share this password' })
    await sharing.getByRole('button', { name: 'Done' }).click()
    await fillLogin(ravi, { username, password })
    await expect(ravi).toHaveURL('/admin')
    await expect(ravi.getByRole('navigation', { name: 'Back office' })).toBeVisible()
  })

  await test.step('as an admin, Ravi can open the users', async () => {
    await row.getByRole('button', { name: /^Edit/ }).click()
    const editing = page.getByRole('dialog', { name: 'Edit User' })
    await choose(editing.getByRole('combobox', { name: 'Role' }), 'Admin')
    await editing.getByRole('button', { name: 'Update User' }).click()
    await expect(editing).toBeHidden()
    await ravi.goto('/admin/users')
    await expect(rowOf(ravi, username)).toContainText('You')
  })

  await test.step('the admin deletes Ravi, who is logged out', async () => {
    await act(page, username, 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(notification(page, 'User deleted successfully!')).toBeVisible()
    await expect(row).toBeHidden()
    await ravi.goto('/admin/users')
    await expect(ravi).toHaveURL(/\/admin\/login/)
  })

  await test.step('the audit log lists it all, filtered by person, action and day', async () => {
    await page.goto(`/admin/audit?search=${username}`)
    const action = page.getByRole('combobox', { name: 'Action' })
    await expect(page.getByRole('article').first()).toContainText(`admin deleted user “${username}”`)
    await choose(action, 'Password changed')
    await expect(page).toHaveURL(`/admin/audit?search=${username}&action=password-changed`)
    await expect(page.getByRole('article')).toHaveCount(1)
    await choose(action, 'Updated')
    const promotion = page.getByRole('article').filter({ hasText: 'Role' }).first()
    await promotion.locator('summary').click()
    await expect(promotion.locator('del')).toHaveText('Editor')
    await expect(promotion.locator('ins')).toHaveText('Admin')
    await expectAccessible(page)
    await page.reload()
    await expect(action).toHaveText('Updated')
    await expect(promotion).toBeVisible()
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByLabel('Changed to').fill('2020-01-01')
    await expect(page.getByText('No entries match your search and filters.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/admin/audit')
  })
})

test('users and audit log fit a phone in dark mode, and are accessible', async ({ admin: { page } }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 360, height: 800 })
  for (const path of ['/admin/audit', '/admin/users']) {
    await page.goto(path)
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)
  }
})

test('people change their own name and password', async ({ admin: { page, bearer }, elsewhere }) => {
  const username = `asha-${randomUUID().slice(0, 8)}`
  const nextPassword = 'quite-another-password'
  const data = { username, role: 'editor', password }
  const { id } = await (await page.request.post('/api/admin/users', { data, headers: bearer })).json()
  const mine = await elsewhere({ username, password })
  const other = await elsewhere({ username, password })
  await other.goto('/admin/profile')

  await test.step('Asha changes her name', async () => {
    await mine.goto('/admin')
    await mine.getByRole('link', { name: username }).click()
    await expect(mine).toHaveURL('/admin/profile')
    await mine.getByRole('textbox', { name: 'Name' }).fill('Asha Rao')
    await mine.getByRole('button', { name: 'Save Name' }).click()
    await expect(notification(mine, 'Profile updated successfully!')).toBeVisible()
  })

  await test.step('a new password is typed twice, and needs the old one', async () => {
    const change = mine.getByRole('button', { name: 'Change Password' })
    const fill = async (current: string, next: string, repeated = next) => {
      await mine.getByLabel('Current password').fill(current)
      await mine.getByLabel(/^New password/).fill(next)
      await mine.getByLabel('Repeat new password').fill(repeated)
      await change.click()
    }
    await change.click()
    await expect(notification(mine, 'Missing Information')).toBeVisible()
    await expect(mine.getByLabel('Current password')).toBeFocused()
    await fill(password, nextPassword, 'quite-a-different-one')
    await expect(mine.getByText("Passwords don't match.")).toBeVisible()
    await fill('not-the-password', nextPassword)
    await expect(mine.getByText('Your current password is incorrect.')).toBeVisible()
    await expectAccessible(mine)
    await fill(password, nextPassword)
    await expect(notification(mine, 'Password changed successfully!')).toBeVisible()
    await expect(mine.getByLabel(/^New password/)).toHaveValue('')
    await expect(mine.getByText('This session')).toBeVisible()
  })

  await test.step('her other browser was logged out, and takes the new password', async () => {
    await other.getByRole('button', { name: 'Save Name' }).click()
    await expect(other).toHaveURL('/admin/login?redirect=%2Fadmin%2Fprofile')
    await fillLogin(other, { username, password: nextPassword })
    await expect(other).toHaveURL('/admin/profile')
  })

  await test.step('she ends its session; the profile fits a phone', async () => {
    await mine.goto('/admin/account')
    await mine.getByRole('button', { name: 'End other sessions' }).click()
    await expect(notification(mine, 'Logged out everywhere else!')).toBeVisible()
    await mine.setViewportSize({ width: 360, height: 800 })
    await expectNoHorizontalScroll(mine)
    await expectAccessibleInBothThemes(mine)
  })

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
