import type { Page } from '@playwright/test'
import { demo, expect, expectAwake, leadById, notification, test } from './backOffice'
import { cardOf, lossQuestion } from './backOfficePage'
import { choose, expectFocusShown, pick, press, typeInto } from './byKeyboard'

async function logIn(page: Page) {
  await page.goto('/admin/login')
  await typeInto(page.getByLabel('Username'), demo.username)
  await typeInto(page.getByLabel('Password', { exact: true }), demo.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
  await expectAwake(page)
}

/** Goes to a screen by its two letters. */
async function go(page: Page, letter: string, path: string) {
  // The screen may not listen yet.
  await expect(async () => {
    await page.keyboard.press('g')
    await page.keyboard.press(letter)
    await expect(page).toHaveURL(path, { timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** Searches a list for the one entry of this name, and moves to it. */
async function find(page: Page, name: string) {
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(name)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(cardOf(page, name)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('j')
  await expectFocusShown(page)
}

test('by keyboard alone a lead is read, planned, lost and won', async ({
  visitor: page,
  admin: { bearer },
  inquiry,
}) => {
  test.setTimeout(120_000)
  const { id, fullName } = await inquiry()
  const details = page.getByRole('dialog', { name: 'Lead Details' })
  const status = page.getByRole('combobox', { name: `Status of ${fullName}` })
  // Those of the admin who looks at what is stored.
  await page.context().clearCookies()
  await logIn(page)

  await test.step('it is found and opened', async () => {
    await go(page, 'l', '/admin/leads')
    await find(page, fullName)
    await page.keyboard.press('Enter')
    await expect(details).toContainText('tickets for ferries')
  })

  await test.step('a note, an owner and a next step', async () => {
    await pick(details.getByLabel('Owner'), 'admin')
    const steps = details.getByRole('group', { name: 'Next steps' })
    await press(steps.getByRole('button', { name: 'Add step' }))
    await typeInto(steps.getByLabel('What'), 'Call again', 'Shift+Tab')
    await typeInto(details.getByLabel('New note'), 'Wants to start in May.')
    await press(details.getByRole('button', { name: 'Add note' }))
    await expect(details.getByRole('listitem').filter({ hasText: 'Wants to start in May.' })).toBeVisible()
    await press(details.getByRole('button', { name: 'Save Changes' }))
    await expect(details).toBeHidden()
    expect(await leadById(page, bearer, id)).toMatchObject({
      owner: { username: 'admin' },
      nextStep: 'Call again',
    })
  })

  await test.step('it is lost for a reason, which is undone from the notification', async () => {
    await choose(status, 'Rejected')
    await pick(lossQuestion(page).getByRole('combobox', { name: 'Reason' }), 'Price')
    await press(lossQuestion(page).getByRole('button', { name: 'Set to Rejected' }))
    await expect(status).toHaveText('Rejected')
    await page.keyboard.press('F8')
    await press(notification(page, 'Lead updated successfully!').getByRole('button', { name: 'Undo' }))
    await expect(status).toHaveText('New')
  })

  await test.step('it is won', async () => {
    await pick(status, 'Completed')
    await expect.poll(() => leadById(page, bearer, id)).toMatchObject({ status: 'completed' })
  })
})
