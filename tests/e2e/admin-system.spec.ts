import type { BackupsEntity } from '@/domain/system'
import { expectAccessible } from './accessible'
import { expect, notification, test } from './backOffice'
import { expectNoHorizontalScroll } from './noHorizontalScroll'

test('a queued backup is followed to its end', async ({ admin: { page, bearer } }) => {
  const system = await page.request.get('/api/admin/system', { headers: bearer })
  const { backups }: { backups: BackupsEntity } = await system.json()
  const since = new Date().toISOString()
  // The same response repeatedly, as on a busy machine, then the end.
  const queued = { ...backups, progress: { state: 'queued', since } }
  const done = { ...backups, progress: { state: 'done', since, finishedAt: since, seconds: 1 } }
  let looks = 0
  await page.route('/api/admin/system/backups', (route) => {
    if (route.request().method() === 'GET') looks += 1
    return route.fulfill({ json: looks < 3 ? queued : done })
  })
  await page.goto('/admin/system')
  await page.getByRole('button', { name: 'Back up now' }).click()
  await expect(page.getByText('Starting…')).toBeVisible()
  await expect(notification(page, 'Backup complete')).toBeVisible()
  await expect(page.getByText('Starting…')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Back up now' })).toBeEnabled()
})

test('the system screen shows its state, queues a backup, and reports what fails to load', async ({
  admin: { page },
}) => {
  await page.route('/api/admin/system', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/admin/system')
  await expect(page.getByText("System status couldn't be loaded")).toBeVisible()
  await page.unroute('/api/admin/system')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/Responds in \d+ ms/)).toBeVisible()
  for (const panel of ['Backups', 'Server', 'Jobs', 'Email'])
    await expect(page.getByRole('heading', { name: panel, exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Back up now' }).dblclick()
  await expect(page.getByRole('button', { name: 'Backing up…' })).toBeDisabled()

  for (const [width, colorScheme] of [
    [1440, 'light'],
    [360, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)
  }
})
