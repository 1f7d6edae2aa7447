import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { roles } from '@/domain/roles'
import { audiences, payloadScreens, screens } from '../rights'
import { expectAccessible } from './accessible'
import { expect, expectAwake, fillLogin, leadById, notification, refusal, statusOf, test } from './backOffice'
import { cardOf, deleteCard } from './backOfficePage'
import { expectNoHorizontalScroll } from './noHorizontalScroll'

const details = (page: Page) => page.getByRole('dialog', { name: 'Lead Details' })
const column = (page: Page, label: string) => page.getByRole('region', { name: new RegExp(`^${label}`) })

test('an admin adds a salesperson, who sees the leads’ figures, until the role changes', async ({
  admin: { page: boss, bearer },
  inquiry,
  elsewhere,
}) => {
  test.slow()
  const { fullName } = await inquiry()
  const mira = { username: `mira-${randomUUID().slice(0, 8)}`, password: 'a-long-enough-password' }

  await test.step('the account is created with the role', async () => {
    await boss.goto('/admin/users')
    await boss.getByRole('button', { name: 'Add User' }).click()
    const adding = boss.getByRole('dialog', { name: 'Add New User' })
    await adding.getByLabel('Username').fill(mira.username)
    await adding.getByRole('combobox', { name: 'Role' }).click()
    await boss.getByRole('option', { name: 'Sales' }).click()
    await adding.getByLabel('Password').fill(mira.password)
    await expectAccessible(boss)
    await adding.getByRole('button', { name: 'Create User' }).click()
    await boss.getByRole('button', { name: 'Done' }).click()
    await expect(boss.getByRole('listitem').filter({ hasText: mira.username })).toContainText('Sales')
  })

  const page = await elsewhere()
  await page.context().clearCookies()
  await test.step('logging in leads to the leads’ figures', async () => {
    await page.goto('/admin')
    await fillLogin(page, mira)
    await expect(page).toHaveURL('/admin')
    await expect(notification(page, 'Login Successful')).toBeVisible()
    const nav = page.getByRole('navigation', { name: 'Back office' })
    await expect(nav.getByRole('link')).toHaveText(['Dashboard', 'Leads', 'CRM'])
    const figures = page.getByRole('region', { name: 'Figures' })
    await expect(figures.getByRole('link')).toContainText([
      'Total Leads',
      'New',
      'Contacted',
      'In Progress',
      'Completed',
      'Rejected',
    ])
    for (const title of ['Recent leads', 'Next steps', 'Leads received'])
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Drafts' })).toBeHidden()
    await expect(page.getByText(fullName)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('on a phone, in the dark, everything fits', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of ['/admin', '/admin/leads', '/admin/crm', '/admin/profile']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoHorizontalScroll(page)
      await expectAccessible(page)
    }
  })

  await test.step('the profile is theirs to change', async () => {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mira')
    await page.getByRole('button', { name: 'Save Name' }).click()
    await expect(notification(page, 'Profile updated successfully!')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Sales')
  })

  await test.step('as an editor, the same session sees content instead', async () => {
    const users: { id: string; username: string }[] = await (
      await boss.request.get('/api/admin/users?limit=100', { headers: bearer })
    ).json()
    const path = `/api/admin/users/${users.find(({ username }) => username === mira.username)?.id}`
    await boss.request.put(path, { data: { role: 'editor' }, headers: bearer })
    await page.goto('/admin/leads')
    await expect(page.getByText(refusal)).toBeVisible()
    await page.goto('/admin/blogs')
    await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible()
    await boss.request.delete(path, { headers: bearer })
  })
})

test('sales work with a lead: board, palette, note, owner, contact, trash and back', async ({
  admin: { page: boss, bearer },
  inquiry,
  salesPage: page,
}) => {
  test.slow()
  const { id, fullName } = await inquiry()

  await test.step('on the board, a lead is moved by keyboard', async () => {
    await page.goto('/admin')
    await expectAwake(page)
    await page.keyboard.press('g')
    await page.keyboard.press('c')
    await expect(page).toHaveURL('/admin/crm')
    await page.goto(`/admin/crm?search=${encodeURIComponent(fullName)}`)
    await page.getByRole('button', { name: `Move ${fullName} to…` }).press('Enter')
    await page.getByRole('menuitem', { name: 'Contacted' }).press('Enter')
    await expect(column(page, 'Contacted').getByRole('article', { name: fullName })).toBeVisible()
    await expect.poll(() => statusOf(boss, bearer, id)).toBe('contacted')
    await expectAccessible(page)
  })

  await test.step('the palette finds the lead, and nothing of others', async () => {
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Search or go to a page' })
    for (const name of ['Blog', 'Write post', 'Services', 'Users', 'Settings', 'Media'])
      await expect(palette.getByRole('option', { name, exact: true })).toHaveCount(0)
    await page.keyboard.type(fullName)
    await palette.getByRole('option', { name: fullName }).click()
    await expect(details(page)).toContainText(fullName)
  })

  await test.step('the lead gets a note and an owner', async () => {
    await details(page).getByLabel('Internal notes').fill('Wants a call on Monday.')
    await details(page).getByRole('combobox', { name: 'Owner' }).click()
    await page.getByRole('option', { name: 'e2e-sales' }).click()
    await expect(details(page).getByRole('heading', { name: 'History' })).toBeVisible()
    await expectAccessible(page)
    await details(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(details(page)).toBeHidden()
    const saved = await leadById(boss, bearer, id)
    expect([saved.notes, saved.owner?.username]).toEqual(['Wants a call on Monday.', 'e2e-sales'])
  })

  await test.step('the visitor can be answered, and a deleted lead comes back', async () => {
    await page.goto(`/admin/leads?search=${encodeURIComponent(fullName)}`)
    const card = cardOf(page, fullName)
    await expect(card.getByRole('link', { name: /^Contact/ })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
    await deleteCard(card, 'Are you sure you want to delete this lead?')
    await expect(card).toBeHidden()
    await page.goto(`/admin/leads?folder=trash&search=${encodeURIComponent(fullName)}`)
    await expect(card).toBeVisible()
    await expect(card.getByRole('button', { name: 'Delete forever' })).toHaveCount(0)
    await page.getByLabel(`Select ${fullName}`).click()
    const selected = page.getByRole('region', { name: 'Selected leads' })
    await expect(selected.getByRole('button', { name: 'Restore' })).toBeVisible()
    await expect(selected.getByRole('button', { name: 'Delete forever' })).toHaveCount(0)
    await selected.getByRole('button', { name: 'Restore' }).click()
    await expect(notification(page, 'Lead restored')).toBeVisible()
  })
})

for (const { value: role } of roles.filter(({ value }) => value !== 'admin'))
  test(`the addresses of screens closed to ${role} say so`, async ({ editorPage, salesPage }) => {
    test.slow()
    const page = role === 'sales' ? salesPage : editorPage
    // Open ones are opened in admin-screens.spec.ts.
    for (const { path } of screens.filter(({ who }) => !audiences[who].includes(role))) {
      // The document says so already, before scripts run.
      await page.goto(path.replace('{id}', randomUUID()), { waitUntil: 'commit' })
      await expect(page.getByText(refusal), path).toBeVisible()
    }
    await page.goto('/admin/settings')
    await expect(page.getByText(`Your role is ${role === 'sales' ? 'Sales' : 'Editor'}.`)).toBeVisible()
    await expectAccessible(page)
    for (const slug of payloadScreens.admin) {
      const kind = slug === 'site-settings' ? 'globals' : 'collections'
      const status = payloadScreens[role].includes(slug) ? 200 : 404
      expect((await page.goto(`/admin/${kind}/${slug}`))?.status(), slug).toBe(status)
    }
  })
