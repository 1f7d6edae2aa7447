import { expect, expectAccessible, expectNoSideways, test } from './backOffice'

test('the system tells how it stands, takes the order for a backup, and says what cannot be loaded', async ({
  admin: { page },
}) => {
  await page.route('/api/admin/system', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/admin/system')
  await expect(page.getByText('The state of the system could not be loaded')).toBeVisible()
  await page.unroute('/api/admin/system')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/Answers in \d+ ms/)).toBeVisible()
  for (const panel of ['Backups', 'Server', 'Jobs', 'Mail'])
    await expect(page.getByRole('heading', { name: panel, exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Back up now' }).dblclick()
  await expect(page.getByRole('button', { name: 'Backing up...' })).toBeDisabled()

  for (const [width, colorScheme] of [
    [1440, 'light'],
    [360, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await expectNoSideways(page)
    await expectAccessible(page)
  }
})
