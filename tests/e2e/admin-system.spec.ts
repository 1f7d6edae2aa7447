import type { BackupsEntity, DemoProgress } from '@/domain/system'
import { expectAccessible, expectAccessibleInBothThemes } from './accessible'
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

test('demo content is followed until all is there', async ({ admin: { page, bearer } }) => {
  const system = await (await page.request.get('/api/admin/system', { headers: bearer })).json()
  let demo: DemoProgress | null = { done: 31, total: 73, problem: null }
  await page.route('/api/admin/system', (route) => route.fulfill({ json: { ...system, demo } }))
  await page.goto('/admin/system')
  const panel = page.getByRole('region', { name: 'Demo content' })
  await expect(panel).toContainText('31 of 73')
  demo = { done: 40, total: 73, problem: 'The disk of /data is full.' }
  await expect(panel).toContainText('The disk of /data is full. Trying again')
  await expectAccessible(page)
  demo = { done: 72, total: 73, problem: null }
  await expect(panel).toContainText('72 of 73')
  await expect(panel.getByRole('alert')).toBeHidden()
  demo = null
  await expect(panel).toBeHidden()
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

  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoHorizontalScroll(page)
    await expectAccessibleInBothThemes(page)
  }
})
