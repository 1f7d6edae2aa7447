import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible'
import { expect, leadById, logIn, notification, test } from './backOffice'
import { expectNoHorizontalScroll } from './noHorizontalScroll'

const cardOf = (page: Page, name: string) => page.getByRole('article', { name })
const details = (page: Page) => page.getByRole('dialog', { name: 'Lead Details' })
const folder = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name })

async function choose(page: Page, select: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: select }).click()
  await page.getByRole('option', { name: option }).click()
}

test('leads can be searched, filtered and sorted, and the export contains exactly those', async ({
  admin: { page },
  inquiry,
}) => {
  const mark = randomUUID().slice(0, 8)
  const [first, second] = [
    await inquiry({ fullName: `Åsa ${mark}`, description: '50% more, please.', serviceType: 'cloud' }),
    await inquiry({ fullName: `Zoe ${mark}`, company: '=SUM(A1)' }),
  ]
  await page.goto('/admin/leads')
  await page.getByRole('searchbox', { name: 'Search leads' }).fill(`asa ${mark}`)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(cardOf(page, first.fullName)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search leads' }).fill(mark.toUpperCase())
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page).toHaveURL(`/admin/leads?search=${mark.toUpperCase()}`)

  await choose(page, 'Sort by', 'Name')
  await expect(page.getByRole('article').first()).toContainText(first.fullName)
  await choose(page, 'Filter by service', 'Mobile App (1)')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(cardOf(page, second.fullName)).toBeVisible()
  await expect(page).toHaveURL(/serviceType=mobile-app/)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/)
  const csv = readFileSync(await download.path(), 'utf8')
  expect(csv.startsWith('\uFEFFSubmitted,Name,')).toBe(true)
  expect(csv).toContain(`,${second.fullName},`)
  expect(csv).toContain(",'=SUM(A1),")
  expect(csv).not.toContain(first.fullName)
})

test('the URL contains the whole state: it can be shared, and “back” takes one step', async ({
  admin: { page },
  inquiry,
}) => {
  const mark = randomUUID().slice(0, 8)
  const first = await inquiry({ fullName: `Asha ${mark}` })
  await inquiry({ fullName: `Zoe ${mark}`, serviceType: 'cloud' })
  await page.goto(`/admin/leads?search=${mark}&sort=name`)
  await expect(page.getByRole('article')).toHaveCount(2)
  await choose(page, 'Filter by service', 'Cloud (1)')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Search leads' })).toHaveValue(mark)
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveText('Name')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(2)
  await cardOf(page, first.fullName).getByRole('button', { name: 'Details' }).click()
  await expect(page).toHaveURL(new RegExp(`lead=${first.id}`))
  await page.goBack()
  await expect(details(page)).toBeHidden()
  await page.goto(`/admin/leads?folder=spam&lead=${first.id}`)
  await expect(details(page)).toContainText(first.fullName)
  await details(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page).toHaveURL('/admin/leads?folder=spam')

  await page.goto(`/admin/leads?search=${mark}&budget=under-50k`)
  await expect(page.getByText('No leads found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/admin/leads')
})

test('non-spam can be restored, and deleted leads too, until they are permanently deleted', async ({
  admin: { page },
  inquiry,
}) => {
  const { fullName } = await inquiry()
  const card = cardOf(page, fullName)
  const searched = encodeURIComponent(fullName)
  await page.goto(`/admin/leads?search=${searched}`)
  await card.getByRole('button', { name: 'Spam' }).click()
  await expect(notification(page, 'Lead moved to spam')).toBeVisible()
  await expect(card).toBeHidden()
  await folder(page, 'Spam').click()
  await card.getByRole('button', { name: 'Not spam' }).click()
  await expect(card).toBeHidden()

  await folder(page, 'Inbox').click()
  const question = page.getByRole('alertdialog')
  await card.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await notification(page, 'Lead deleted successfully!').getByRole('button', { name: 'Undo' }).click()
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(card).toBeHidden()
  await folder(page, 'Trash').click()
  await card.getByRole('button', { name: 'Restore' }).click()
  await expect(notification(page, 'Lead restored')).toBeVisible()
  await folder(page, 'Inbox').click()
  await card.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await folder(page, 'Trash').click()
  await card.getByRole('button', { name: 'Delete forever' }).click()
  await expect(question).toContainText('Are you sure you want to delete this lead forever?')
  await question.getByRole('button', { name: 'Delete forever' }).click()
  await expect(notification(page, 'Lead deleted forever')).toBeVisible()
  await expect(card).toBeHidden()
})

test('several leads can be changed at once, and deleted with an undo', async ({
  admin: { page },
  inquiry,
}) => {
  const mark = randomUUID().slice(0, 8)
  const names = [`Asha ${mark}`, `Bo ${mark}`]
  for (const fullName of names) await inquiry({ fullName })
  await page.goto(`/admin/leads?search=${mark}`)
  await page.getByRole('checkbox', { name: 'Select all leads on this page' }).check()
  const bar = page.getByRole('region', { name: 'Selected leads' })
  await expect(bar).toContainText('2 selected')
  await expectAccessible(page)
  await choose(page, 'Set status of selected leads', 'Rejected')
  await expect(notification(page, '2 leads set to Rejected')).toBeVisible()
  for (const name of names)
    await expect(cardOf(page, name).getByRole('combobox', { name: /^Status of/ })).toHaveText('Rejected')
  await expect(bar).toBeHidden()

  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await bar.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete these 2 leads?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
  await notification(page, '2 leads deleted successfully!').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('value, owner and next step are saved, and the timeline shows who did what', async ({
  admin: { page, bearer },
  inquiry,
}) => {
  const { id, fullName } = await inquiry()
  await page.goto(`/admin/leads?lead=${id}`)
  const dialog = details(page)
  await dialog.getByLabel('Estimated value').fill('250000')
  await dialog.getByLabel('Owner').click()
  await page.getByRole('option', { name: 'admin', exact: true }).click()
  await dialog.getByLabel('Next step').fill('Send the offer')
  await dialog.getByLabel('Due').fill('2020-05-04')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog).toBeHidden()
  const card = cardOf(page, fullName)
  await expect(card).toContainText('₹2,50,000')
  await expect(card).toContainText('Overdue since 4 May 2020')
  expect(await leadById(page, bearer, id)).toMatchObject({
    estimatedValue: 250_000,
    owner: { username: 'admin' },
    nextStep: 'Send the offer',
    nextStepDue: '2020-05-04',
  })
  await card.getByRole('button', { name: 'Details' }).click()
  const timeline = dialog.getByRole('region', { name: 'History' })
  await expect(timeline).toContainText('Value: ₹2,50,000, Owner: admin, Next step: Send the offer')
  await expect(timeline.getByRole('listitem').first()).toContainText('admin, just now')
  await expect(timeline.getByRole('listitem').last()).toContainText('Lead received')
  await expectAccessible(page)
})

test('of two people who edit a lead, the second sees both versions and loses nothing', async ({
  admin: { page, bearer },
  inquiry,
  browser,
  baseURL,
}) => {
  const { id, fullName } = await inquiry({ notes: 'First call done.' })
  const meanwhile = async (data: object) => {
    const answer = await page.request.put(`/api/admin/leads/${id}`, { data, headers: bearer })
    expect(answer.status()).toBe(200)
  }
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  await logIn(context.request)
  const colleague = await context.newPage()
  await colleague.goto('/admin/leads')
  await expect(cardOf(colleague, fullName)).toBeVisible()
  /** In another browser. */
  const theyNote = async (text: string) => {
    await cardOf(colleague, fullName).getByRole('button', { name: 'Details' }).click()
    await details(colleague).getByLabel('Internal notes').fill(text)
    await details(colleague).getByRole('button', { name: 'Save Notes' }).click()
    await expect(details(colleague)).toBeHidden()
  }
  await page.goto(`/admin/leads?lead=${id}`)
  const dialog = details(page)
  const notes = dialog.getByLabel('Internal notes')
  await notes.fill('Wants an offer.')

  // Different fields: both changes are kept.
  await meanwhile({ status: 'contacted' })
  await dialog.getByRole('button', { name: 'Save Notes' }).click()
  await expect(dialog).toBeHidden()
  await expect(notification(page, 'Lead updated successfully!')).toContainText(
    "Merged with someone else's changes: Status.",
  )
  expect(await leadById(page, bearer, id)).toMatchObject({ status: 'contacted', notes: 'Wants an offer.' })

  // The same field: the second person decides.
  await cardOf(page, fullName).getByRole('button', { name: 'Details' }).click()
  await notes.fill('Mine.')
  // The colleague's screen is older than what was saved here, so as the second writer they decide too.
  await cardOf(colleague, fullName).getByRole('button', { name: 'Details' }).click()
  await details(colleague).getByLabel('Internal notes').fill('Theirs.')
  await details(colleague).getByRole('button', { name: 'Save Notes' }).click()
  await expect(details(colleague).getByRole('alert')).toContainText('Their versionWants an offer.')
  await details(colleague).getByRole('alert').getByRole('button', { name: 'Keep mine' }).click()
  await expect(details(colleague)).toBeHidden()
  await dialog.getByRole('button', { name: 'Save Notes' }).click()
  const told = dialog.getByRole('alert')
  await expect(told).toContainText('Someone else changed this lead while you were editing.')
  await expect(told).toContainText('Their versionTheirs.')
  await expect(told).toContainText('Your versionMine.')
  await expect(notes).toHaveValue('Mine.')
  expect((await leadById(page, bearer, id)).notes).toBe('Theirs.')
  await told.getByRole('button', { name: 'Reload their version' }).click()
  await expect(notes).toHaveValue('Theirs.')
  await notes.fill('Both: theirs and mine.')
  await theyNote('Theirs again.')
  await dialog.getByRole('button', { name: 'Save Notes' }).click()
  await told.getByRole('button', { name: 'Keep mine' }).click()
  await expect(dialog).toBeHidden()
  expect((await leadById(page, bearer, id)).notes).toBe('Both: theirs and mine.')

  // The card's status selector reports it too.
  await meanwhile({ status: 'rejected' })
  await cardOf(page, fullName)
    .getByRole('combobox', { name: /^Status of/ })
    .click()
  await page.getByRole('option', { name: 'Completed' }).click()
  const toast = notification(page, 'Failed to update lead')
  await expect(toast).toContainText(`Someone else has set ${fullName} to “Rejected”.`)
  await toast.getByRole('button', { name: 'Keep mine' }).click()
  await expect(notification(page, 'Lead updated successfully!')).toBeVisible()
  expect((await leadById(page, bearer, id)).status).toBe('completed')
  await context.close()
})

test.describe('on a phone, in dark mode', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })

  test('inbox, selection and details fit and are accessible', async ({ admin: { page }, inquiry }) => {
    const { id, fullName } = await inquiry()
    await page.goto('/admin/leads')
    await page.getByRole('checkbox', { name: `Select ${fullName}` }).check()
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)
    await page.goto(`/admin/leads?lead=${id}`)
    await expect(details(page)).toContainText(fullName)
    await expectAccessible(page)
  })
})
