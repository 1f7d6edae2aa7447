import type { Page } from '@playwright/test'
import { agencyDay } from '@/domain/clock'
import { expectAccessible } from './accessible'
import { expect, leadById, notification, test } from './backOffice'
import { answerLoss, cardOf, choose, lossQuestion } from './backOfficePage'
import { expectNoHorizontalScroll } from './noHorizontalScroll'

const today = agencyDay(new Date())
const statusOn = (page: Page, fullName: string) =>
  page.getByRole('combobox', { name: `Status of ${fullName}` })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a lead is lost for a reason, which undo takes back whole', async ({
  admin: { page, bearer },
  inquiry,
}) => {
  const { id, fullName } = await inquiry({ status: 'contacted' })
  await page.goto(`/admin/leads?search=${encodeURIComponent(fullName)}`)
  const status = statusOn(page, fullName)
  const question = lossQuestion(page)

  await test.step('cancelling changes nothing', async () => {
    await choose(status, 'Rejected')
    await expect(question).toContainText(`${fullName} will be set to Rejected.`)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(status).toBeFocused()
    await expect(status).toHaveText('Contacted')
    expect((await leadById(page, bearer, id)).status).toBe('contacted')
  })

  await test.step('a reason is required, and one that is not listed needs words', async () => {
    await choose(status, 'Rejected')
    await question.getByRole('button', { name: 'Set to Rejected' }).click()
    await expect(notification(page, 'Missing Information')).toBeVisible()
    await expect(question.getByRole('combobox', { name: 'Reason' })).toHaveAttribute('aria-invalid', 'true')
    await choose(question.getByRole('combobox', { name: 'Reason' }), 'Other')
    await question.getByRole('button', { name: 'Set to Rejected' }).click()
    await expect(question).toContainText('Say what the reason was.')
    await question.getByRole('textbox', { name: 'Details' }).fill('The ferry was sold')
    await question.getByRole('button', { name: 'Set to Rejected' }).click()
    await expect(question).toBeHidden()
    await expect(status).toHaveText('Rejected')
    await expect(cardOf(page, fullName)).toContainText('Other: The ferry was sold')
    expect(await leadById(page, bearer, id)).toMatchObject({
      status: 'rejected',
      lostReason: 'other',
      lostNote: 'The ferry was sold',
      closedOn: today,
    })
  })

  await test.step('undo', async () => {
    await notification(page, 'Lead updated successfully!').getByRole('button', { name: 'Undo' }).click()
    await expect(status).toHaveText('Contacted')
    await expect
      .poll(() => leadById(page, bearer, id))
      .toMatchObject({ status: 'contacted', lostReason: null, lostNote: null, closedOn: null })
  })
})

test('reopening a lost lead can be undone with its reason', async ({ admin: { page, bearer }, inquiry }) => {
  const { id, fullName } = await inquiry()
  const lost = { status: 'rejected', lostReason: 'timing', lostNote: 'Next year', closedOn: '2026-11-01' }
  await page.request.put(`/api/admin/leads/${id}`, { data: lost, headers: bearer })
  await page.goto(`/admin/leads?search=${encodeURIComponent(fullName)}`)
  await choose(statusOn(page, fullName), 'New')
  await notification(page, 'Lead updated successfully!').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => leadById(page, bearer, id)).toMatchObject(lost)
  await expect(cardOf(page, fullName)).toContainText('Timing: Next year')
})

test('on the board a card waits for the reason, and keeps the focus', async ({
  admin: { page, bearer },
  inquiry,
}) => {
  const { id, fullName } = await inquiry()
  await page.goto(`/admin/crm?search=${encodeURIComponent(fullName)}`)
  const cardIn = (column: string) =>
    page.getByRole('region', { name: new RegExp(`^${column}`) }).getByRole('article', { name: fullName })
  const title = page.getByRole('button', { name: fullName, exact: true })
  const move = async () => {
    await page.getByRole('button', { name: `Move ${fullName} to…` }).click()
    await page.getByRole('menuitem', { name: 'Rejected' }).click()
  }

  await move()
  await lossQuestion(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(cardIn('New')).toBeVisible()
  await expect(title).toBeFocused()

  await move()
  await answerLoss(page, 'No reply')
  await expect(cardIn('Rejected')).toBeVisible()
  await expect(title).toBeFocused()
  expect(await leadById(page, bearer, id)).toMatchObject({ status: 'rejected', lostReason: 'no-reply' })

  await notification(page, 'Lead updated successfully!').getByRole('button', { name: 'Undo' }).click()
  await expect(cardIn('New')).toBeVisible()
  await expect.poll(() => leadById(page, bearer, id)).toMatchObject({ status: 'new', lostReason: null })
})

test('details show and correct how a lead ended, and when an open one is expected to', async ({
  admin: { page, bearer },
  inquiry,
}) => {
  const { id, fullName } = await inquiry({ status: 'in-progress' })
  await page.goto(`/admin/leads?lead=${id}`)
  const details = page.getByRole('dialog', { name: 'Lead Details' })

  await test.step('the expected day is part of the form', async () => {
    await details.getByLabel('Expected close').fill('2027-01-31')
    await details.getByRole('button', { name: 'Save Changes' }).click()
    await expect(details).toBeHidden()
    expect(await leadById(page, bearer, id)).toMatchObject({ expectedClose: '2027-01-31' })
  })

  await test.step('typed notes outlive the question', async () => {
    await page.goto(`/admin/leads?lead=${id}`)
    await details.getByRole('textbox', { name: 'Internal notes' }).fill('They called.')
    await choose(statusOn(page, fullName).last(), 'Rejected')
    await answerLoss(page, 'Chose someone else')
    await expect(details).toContainText('Chose someone else')
    await details.getByRole('button', { name: 'Save Notes' }).click()
    await expect(notification(page, 'Lead updated successfully!')).not.toContainText('Reason')
    await expect(details).toBeHidden()
    expect(await leadById(page, bearer, id)).toMatchObject({
      status: 'rejected',
      lostReason: 'competitor',
      notes: 'They called.',
    })
  })

  await test.step('the outcome can be corrected', async () => {
    await page.goto(`/admin/leads?lead=${id}`)
    await details.getByRole('button', { name: 'Edit outcome' }).click()
    const outcome = page.getByRole('dialog', { name: 'Edit outcome' })
    await outcome.getByRole('textbox', { name: 'Details' }).fill('Their cousin')
    await outcome.getByLabel('Closed on').fill('2026-11-02')
    await outcome.getByRole('button', { name: 'Save outcome' }).click()
    await expect(outcome).toBeHidden()
    await expect(details).toContainText('Lost on 2 Nov 2026. Chose someone else: Their cousin')
    await expect(details.getByRole('button', { name: 'Edit outcome' })).toBeFocused()
    await expectAccessible(page)
  })

  await test.step('after a colleague’s correction, the user may keep their own', async () => {
    await details.getByRole('button', { name: 'Edit outcome' }).click()
    const outcome = page.getByRole('dialog', { name: 'Edit outcome' })
    await outcome.getByRole('textbox', { name: 'Details' }).fill('Mine')
    await page.request.put(`/api/admin/leads/${id}`, { data: { lostNote: 'Theirs' }, headers: bearer })
    await outcome.getByRole('button', { name: 'Save outcome' }).click()
    const toast = notification(page, 'Failed to update lead')
    await expect(toast).toContainText('Chose someone else: Theirs')
    await toast.getByRole('button', { name: 'Keep mine' }).click()
    await expect(details).toContainText('Chose someone else: Mine')
    expect(await leadById(page, bearer, id)).toMatchObject({ status: 'rejected', lostNote: 'Mine' })
  })
})

test('the dashboard forecasts open leads, and counts why others were lost', async ({
  admin: { page: boss, bearer },
  salesPage: page,
  inquiry,
}) => {
  const change = async (data: object) => {
    const { id } = await inquiry()
    const saved = await boss.request.put(`/api/admin/leads/${id}`, { data, headers: bearer })
    expect(saved.status()).toBe(200)
  }
  await change({ status: 'in-progress', estimatedValue: 100_000, expectedClose: '2999-01-01' })
  await change({ status: 'rejected', lostReason: 'not-a-fit', estimatedValue: 5000 })
  await page.goto('/admin')

  const later = panel(page, 'Forecast').getByRole('row', { name: /^Later/ })
  await expect(later).toBeVisible()
  await expect(panel(page, 'Forecast')).toContainText('New 10%, Contacted 30%, In Progress 60%')
  const closed = panel(page, 'Won and lost')
  await expect(closed.getByRole('row', { name: /^Not a fit for us/ })).toBeVisible()
  await closed.getByText('90 days').click()
  await expect(closed).toContainText('Leads closed in the last 90 days')
  await expectAccessible(page)
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(page)
  }
})
