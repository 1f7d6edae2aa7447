import type { Page } from '@playwright/test'
import { formatTime } from '@/domain/clock'
import { expect, leadById, logInAgain, notification, statusOf, test } from './backOffice'
import { cardOf, choose, lossQuestion, textOf } from './backOfficePage'
import { hold } from './hold'
import { unique } from './posts'

const restored = 'Unsaved changes restored.'

/** Fills in why leads were lost. */
async function writeLoss(page: Page) {
  const question = lossQuestion(page)
  const reason = question.getByRole('combobox', { name: 'Reason' })
  const details = question.getByRole('textbox', { name: 'Details' })
  const save = question.getByRole('button', { name: 'Set to Rejected' })
  await choose(reason, 'Other')
  await details.fill('They build it themselves.')
  return { question, reason, details, save }
}

test('why a lead was lost outlives a failure and the end of the session @both', async ({
  admin: { page, bearer },
  site,
  inquiry,
}) => {
  const { id, fullName } = await inquiry()
  await page.goto(`/admin/leads?search=${encodeURIComponent(fullName)}`)
  const status = page.getByRole('combobox', { name: `Status of ${fullName}` })
  await choose(status, 'Rejected')
  const { question, reason, details, save } = await writeLoss(page)

  await test.step('a double click is sent once, and its failure said once', async () => {
    const failing = await hold(page, `/api/admin/leads/${id}`, { status: 500, json: {} })
    await save.dblclick()
    failing.release()
    await expect(notification(page, 'Failed to update lead')).toHaveCount(1)
    await expect(details).toHaveValue('They build it themselves.')
    expect(failing.requests).toHaveLength(1)
    await page.unroute(`/api/admin/leads/${id}`)
  })

  await test.step('the session has ended when it is sent again', async () => {
    await page.request.post('/api/auth/logout', { headers: bearer })
    await save.click()
    await logInAgain(page, site.admin)
    await choose(status, 'Rejected')
    await expect(question.getByText(restored)).toBeVisible()
    await expect(reason).toHaveText('Other')
    await expect(details).toHaveValue('They build it themselves.')
    await save.click()
    await expect(question).toBeHidden()
    await expect(cardOf(page, fullName)).toContainText('Other: They build it themselves.')
  })

  await test.step('then nothing of it is left for the next loss', async () => {
    await choose(status, 'New')
    await choose(status, 'Rejected')
    await expect(details).toHaveValue('')
  })
})

test('several leads stay selected, with why they were lost, if the server fails', async ({
  admin: { page, bearer },
  inquiry,
}) => {
  const company = unique('Ferries')
  const { id } = await inquiry({ company })
  await inquiry({ company })
  await page.goto(`/admin/leads?search=${encodeURIComponent(company)}`)
  await page.getByRole('checkbox', { name: 'Select all leads on this page' }).check()
  const bar = page.getByRole('region', { name: 'Selected leads' })
  await choose(bar.getByRole('combobox', { name: 'Set status of selected leads' }), 'Rejected')
  const { question, details, save } = await writeLoss(page)
  const failing = await hold(page, '/api/admin/leads/bulk', { status: 500, json: {} })
  await save.dblclick()
  failing.release()
  await expect(notification(page, 'Failed to update leads')).toHaveCount(1)
  expect(failing.requests).toHaveLength(1)
  await expect(details).toHaveValue('They build it themselves.')
  expect(await statusOf(page, bearer, id)).toBe('new')
  await page.unroute('/api/admin/leads/bulk')
  await save.click()
  await expect(question).toBeHidden()
  await expect(bar).toBeHidden()
  expect(await leadById(page, bearer, id)).toMatchObject({
    status: 'rejected',
    lostNote: 'They build it themselves.',
  })
})

test('a schedule outlives a failure and the end of the session, and replaces nobody’s unasked @both', async ({
  admin: { page, bearer },
  site,
  post,
}) => {
  const { id } = await post({ isPublished: false })
  const path = `/api/admin/blog-posts/${id}/schedule`
  await page.goto(`/admin/blogs/${id}/edit`)
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  const publishOn = dialog.getByLabel('Publish on', { exact: true })
  const save = dialog.getByRole('button', { name: 'Save schedule' })
  const open = async () => {
    await expect(textOf(page.locator('main'))).toBeVisible()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Schedule…' }).click()
  }
  await open()
  await publishOn.fill('2035-01-31T09:30')

  await test.step('a double click is sent once, and its failure said once', async () => {
    const failing = await hold(page, path, { status: 500, json: {} })
    await save.dblclick()
    failing.release()
    await expect(notification(page, 'Schedule not saved')).toHaveCount(1)
    expect(failing.requests).toHaveLength(1)
    await expect(publishOn).toHaveValue('2035-01-31T09:30')
    await page.unroute(path)
  })

  await test.step('the session has ended when it is sent again, and a colleague is faster', async () => {
    const theirs = { type: 'publish', at: '2034-01-31T04:00:00.000Z' }
    await page.request.put(path, { data: theirs, headers: bearer })
    await page.request.post('/api/auth/logout', { headers: bearer })
    await save.click()
    await logInAgain(page, site.admin)
    await open()
    await expect(dialog.getByText(restored)).toBeVisible()
    await expect(publishOn).toHaveValue('2035-01-31T09:30')
    await save.click()
    await expect(dialog).toContainText(`Meanwhile set to ${formatTime(theirs.at)}.`)
    await save.click()
    await expect(dialog).toBeHidden()
    // 09:30 in Kolkata.
    await expect(
      page.locator('main > header').getByText(formatTime('2035-01-31T04:00:00Z')).first(),
    ).toBeVisible()
  })
})

test('a new entry’s title outlives a failure and the end of the session, and makes one entry', async ({
  admin: { page, bearer },
  site,
}) => {
  const words = unique('A title worth keeping')
  await page.goto('/admin/new/blog-post')
  const title = page.getByRole('textbox', { name: 'Title' })
  const create = page.getByRole('button', { name: 'Create draft' })
  await title.fill(words)

  await test.step('a double click is sent once, and its failure said once', async () => {
    const failing = await hold(page, /\/api\/blog-post\?/, { status: 500, json: {} })
    await create.dblclick()
    failing.release()
    await expect(page.getByText("The draft couldn't be saved.")).toHaveCount(1)
    expect(failing.requests).toHaveLength(1)
    await expect(title).toHaveValue(words)
    await page.unroute(/\/api\/blog-post\?/)
  })

  await test.step('the session has ended when it is sent again', async () => {
    await page.request.post('/api/auth/logout', { headers: bearer })
    await create.click()
    await logInAgain(page, site.admin)
    await expect(page.getByText(restored)).toBeVisible()
    await expect(title).toHaveValue(words)
    await create.dblclick()
    await expect(page).toHaveURL(/\/admin\/blogs\/[^/]+\/edit$/)
  })

  await test.step('then nothing of it is left for the next entry', async () => {
    const search = new URLSearchParams({ search: words })
    await page.goto(`/admin/blogs?${search}`)
    await expect(cardOf(page, words)).toHaveCount(1)
    await page.goto('/admin/new/blog-post')
    await expect(title).toHaveValue('')
  })
})

test('a service whose answer was lost is there once when it is sent again @both', async ({
  admin: { page },
}) => {
  const title = unique('Ferries')
  await page.goto('/admin/services')
  await page.getByRole('button', { name: 'Add Service' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Service' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill('We look after your ferries.')
  await dialog.getByLabel('Price').fill('₹90,000')
  await page.route('/api/admin/services', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  const save = dialog.getByRole('button', { name: 'Save Service' })
  await save.click()
  await expect(notification(page, 'Failed to create service')).toBeVisible()
  await expect(dialog.getByLabel('Title')).toHaveValue(title)
  await page.unroute('/api/admin/services')
  await save.click()
  await expect(dialog).toBeHidden()
  await page.goto(`/admin/services?${new URLSearchParams({ search: title })}`)
  await expect(cardOf(page, title)).toHaveCount(1)
})
