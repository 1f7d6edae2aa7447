import type { Locator, Page, Route } from '@playwright/test'
import { isLost } from '@/domain/deal'
import { leadStatuses } from '@/domain/lead'
import { expectAccessible } from './accessible'
import {
  expect,
  isInInbox,
  leadById,
  letBrowserAsk,
  logInAgain,
  notification,
  statusOf,
  test,
} from './backOffice'
import { answerLoss, cardOf, choose } from './backOfficePage'
import { hold } from './hold'
import { expectNoHorizontalScroll } from './noHorizontalScroll'

const statusOn = (card: Locator) => card.getByRole('combobox', { name: /^Status of/ })

test('a lead shows who wants what, and since when', async ({ admin: { page }, inquiry }) => {
  const { fullName } = await inquiry({ notes: 'Called twice.' })
  await page.goto('/admin/leads')
  const card = cardOf(page, fullName)
  await expect(card.getByRole('link', { name: 'asha@tidewater.example' })).toHaveAttribute(
    'href',
    'mailto:asha@tidewater.example',
  )
  await expect(card.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  )
  for (const text of [
    'Mobile App',
    '₹1L - ₹3L',
    'Tidewater Ferries',
    'Before the monsoon',
    'tickets for ferries',
  ])
    await expect(card).toContainText(text)
  await expect(card).toContainText('Called twice.')
  await expect(card).toContainText('Submitted just now')
  await expect(card).toContainText('Updated just now')
  await expect(card.getByText('just now').first()).toHaveAttribute('title', /^\d+ \w+ \d{4}, \d\d:\d\d IST$/)
})

test('any status can follow any other, permanently, and all but a loss immediately', async ({
  admin: { page, bearer },
  inquiry,
}) => {
  const { id, fullName } = await inquiry()
  await page.goto('/admin/leads')
  const card = cardOf(page, fullName)
  for (const { value, label } of [...leadStatuses.slice(1), ...leadStatuses.toReversed().slice(1)]) {
    await choose(statusOn(card), label)
    if (isLost(value)) await answerLoss(page)
    await expect(statusOn(card)).toHaveText(label)
    await expect(notification(page, 'Lead updated successfully!')).toBeVisible()
    await expect.poll(() => statusOf(page, bearer, id)).toBe(value)
  }
})

test('a status that the server refuses is reverted', async ({ admin: { page, bearer }, inquiry }) => {
  const { id, fullName } = await inquiry()
  await page.goto('/admin/leads')
  const card = cardOf(page, fullName)
  await page.route(`/api/admin/leads/${id}`, (route) =>
    route.fulfill({ status: 500, json: { message: 'No.' } }),
  )
  await choose(statusOn(card), 'Completed')
  await expect(notification(page, 'Failed to update lead')).toBeVisible()
  await expect(statusOn(card)).toHaveText('New')
  expect(await statusOf(page, bearer, id)).toBe('new')
})

test('the counts follow a change', async ({ admin: { page }, inquiry }) => {
  const { fullName } = await inquiry()
  await page.goto('/admin/leads')
  const tiles = page.getByRole('region', { name: 'Leads by status' })
  const countOf = async (label: string) =>
    Number((await tiles.getByRole('link', { name: label }).textContent())?.replace(/\D/g, ''))
  await expect(tiles.getByRole('link')).toHaveText([
    /^Total\d+$/,
    /^New\d+$/,
    /^Contacted\d+$/,
    /^In Progress\d+$/,
    /^Completed\d+$/,
    /^Rejected\d+$/,
  ])
  const before = await countOf('Rejected')
  await choose(statusOn(cardOf(page, fullName)), 'Rejected')
  await answerLoss(page)
  await expect.poll(() => countOf('Rejected')).toBe(before + 1)
})

test('the filter shows one status, is part of the URL, and can be undone', async ({
  admin: { page },
  inquiry,
}) => {
  const fresh = await inquiry()
  const done = await inquiry({ status: 'completed' })
  await page.goto('/admin/leads')
  await expect(cardOf(page, fresh.fullName)).toBeVisible()
  const filter = page.getByRole('combobox', { name: 'Filter by status' })
  await filter.click()
  await expect(page.getByRole('option')).toHaveText([
    'All Leads',
    'New',
    'Contacted',
    'In Progress',
    'Completed',
    'Rejected',
  ])
  await page.getByRole('option', { name: 'Completed' }).click()
  await expect(page).toHaveURL('/admin/leads?status=completed')
  await expect(cardOf(page, done.fullName)).toBeVisible()
  await expect(cardOf(page, fresh.fullName)).toBeHidden()
  await page.reload()
  await expect(filter).toHaveText('Completed')
  await expect(cardOf(page, fresh.fullName)).toBeHidden()
  await page.goBack()
  await expect(cardOf(page, fresh.fullName)).toBeVisible()
  await page.getByRole('region', { name: 'Leads by status' }).getByRole('link', { name: 'New' }).click()
  await expect(page).toHaveURL('/admin/leads?status=new')
  await expect(cardOf(page, done.fullName)).toBeHidden()
})

test('a lead that no longer matches the filter disappears, and focus stays in the list', async ({
  admin: { page },
  inquiry,
}) => {
  const { fullName } = await inquiry()
  await page.goto('/admin/leads?status=new')
  const card = cardOf(page, fullName)
  await choose(statusOn(card), 'Contacted')
  await expect(card).toBeHidden()
  await expect(page.getByRole('heading', { name: /^\d+ leads?$/ })).toBeFocused()
})

test('notes are saved, and only a success closes the dialog', async ({
  admin: { page, bearer },
  inquiry,
}) => {
  const { id, fullName } = await inquiry({ notes: 'First call done.' })
  await page.goto('/admin/leads')
  const opener = cardOf(page, fullName).getByRole('button', { name: 'Details' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Lead Details' })
  const notes = dialog.getByLabel('Internal notes')
  await expect(notes).toHaveValue('First call done.')
  await expectAccessible(page)

  await test.step('a failure keeps the dialog and what was typed', async () => {
    await page.route(`/api/admin/leads/${id}`, (route) => route.fulfill({ status: 500, body: '' }))
    await notes.fill('Wants a prototype by June.')
    await dialog.getByRole('button', { name: 'Save Notes' }).click()
    await expect(notification(page, 'Failed to update lead')).toBeVisible()
    await expect(notes).toHaveValue('Wants a prototype by June.')
  })

  await test.step('a double click saves once and closes the dialog', async () => {
    await page.unroute(`/api/admin/leads/${id}`)
    const { requests, release } = await hold(page, `/api/admin/leads/${id}`)
    await dialog.getByRole('button', { name: 'Save Notes' }).dblclick()
    await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    release()
    await expect(dialog).toBeHidden()
    await expect(notification(page, 'Lead updated successfully!')).toBeVisible()
    await expect(opener).toBeFocused()
    expect(requests).toHaveLength(1)
    expect((await leadById(page, bearer, id)).notes).toBe('Wants a prototype by June.')
  })
})

test('unsaved notes survive every way of closing, and the end of the session', async ({
  admin: { page, bearer },
  inquiry,
}) => {
  const { fullName } = await inquiry()
  await page.goto('/admin/leads')
  await cardOf(page, fullName).getByRole('button', { name: 'Details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lead Details' })
  await dialog.getByLabel('Internal notes').fill('Half a thought')
  await page.mouse.click(5, 5)
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog.getByLabel('Internal notes')).toHaveValue('Half a thought')
  await page.request.post('/api/auth/logout', { headers: bearer })
  await dialog.getByRole('button', { name: 'Save Notes' }).click()
  await logInAgain(page)
  await expect(page).toHaveURL(/^[^?]*\/admin\/leads\?lead=/)
  await expect(dialog.getByLabel('Internal notes')).toHaveValue('Half a thought')
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
})

test('contact opens a chat that greets by name and service', async ({ admin: { page }, inquiry }) => {
  const { fullName } = await inquiry()
  await page.goto('/admin/leads')
  const link = cardOf(page, fullName).getByRole('link', { name: /^Contact/ })
  await expect(link).toHaveAttribute('target', '_blank')
  const { origin, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '')
  expect(origin + pathname).toBe('https://wa.me/919876543210')
  expect(searchParams.get('text')).toContain(fullName)
  expect(searchParams.get('text')).toContain('Mobile App')
})

test('a lead without a phone number is contacted by email', async ({ admin: { page }, inquiry }) => {
  const { fullName, email } = await inquiry({ phone: '' })
  await page.goto('/admin/leads')
  const contact = cardOf(page, fullName).getByRole('link', { name: 'Contact by email' })
  const { protocol, pathname, searchParams } = new URL((await contact.getAttribute('href')) ?? '')
  expect(protocol + pathname).toBe(`mailto:${email}`)
  expect(searchParams.get('body')).toContain(fullName)
})

test('a lead is only deleted after confirmation', async ({ admin: { page, bearer }, inquiry }) => {
  const { id, fullName } = await inquiry()
  await page.goto('/admin/leads')
  const card = cardOf(page, fullName)
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this lead?' })

  await card.getByRole('button', { name: 'Delete' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(card.getByRole('button', { name: 'Delete' })).toBeFocused()
  expect(await isInInbox(page, bearer, id)).toBe(true)

  await page.route(`/api/admin/leads/${id}`, (route) => route.fulfill({ status: 500, body: '' }))
  await card.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(notification(page, 'Failed to delete lead')).toBeVisible()
  await expect(dialog).toBeVisible()
  await page.unroute(`/api/admin/leads/${id}`)

  await dialog.getByRole('button', { name: 'Delete' }).dblclick()
  await expect(notification(page, 'Lead deleted successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(card).toBeHidden()
  await expect(page.getByRole('heading', { name: /^\d+ leads?$/ })).toBeFocused()
  expect(await isInInbox(page, bearer, id)).toBe(false)
})

test('an empty list says which it is, and offers a way out', async ({ admin: { page } }) => {
  await letBrowserAsk(page)
  await page.route(/\/api\/admin\/leads\?/, (route) =>
    route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
  )
  await page.goto('/admin/leads')
  await expect(page.getByText('No leads yet')).toBeVisible()
  await choose(page.getByRole('combobox', { name: 'Filter by status' }), 'In Progress')
  await expect(page.getByText('No in-progress leads')).toBeVisible()
  await expect(page.getByText('Pick another filter')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/admin/leads')
})

test('a failed request can be retried', async ({ admin: { page }, inquiry }) => {
  const { id, fullName } = await inquiry()
  const away = (route: Route) => route.fulfill({ status: 503, body: 'Away.' })
  const list = /\/api\/admin\/leads\?/
  const tryAgain = page.getByRole('button', { name: 'Try again' })

  await test.step('the list fails to load', async () => {
    await letBrowserAsk(page)
    await page.route(list, away)
    await page.goto('/admin/leads')
    await expect(page.getByRole('alert').filter({ hasText: '503: Away.' })).toBeVisible()
    await page.unroute(list)
    await tryAgain.click()
    await expect(cardOf(page, fullName)).toBeVisible()
  })

  await test.step('a change succeeds but the list can’t be refreshed: it stays, marked as outdated', async () => {
    await page.route(list, away)
    await choose(statusOn(cardOf(page, fullName)), 'Contacted')
    await expect(page.getByText('This page may be out of date')).toBeVisible()
    await expect(cardOf(page, fullName)).toBeVisible()
    await page.unroute(list)
    await tryAgain.click()
    await expect(page.getByText('This page may be out of date')).toBeHidden()
  })

  await test.step('a lead that isn’t on the page, and the counts beside it, fail to load', async () => {
    await page.route('/api/admin/leads/counts', away)
    await page.route(`/api/admin/leads/${id}`, away)
    await page.goto(`/admin/leads?folder=spam&lead=${id}`)
    const dialog = page.getByRole('dialog', { name: 'Lead Details' })
    await expect(dialog).toContainText("This lead couldn't be loaded")
    await page.unroute('/api/admin/leads/counts')
    await page.unroute(`/api/admin/leads/${id}`)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog).toContainText(fullName)
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByText("Counts couldn't be loaded.")).toBeVisible()
    await tryAgain.click()
    await expect(page.getByText("Counts couldn't be loaded.")).toBeHidden()
  })
})

test('a long list has pages, which are part of the URL', async ({ admin: { page, bearer }, inquiry }) => {
  const counts = await page.request.get('/api/admin/leads/counts', { headers: bearer })
  const { total } = await counts.json()
  for (let made = total; made < 25; made += 1) await inquiry()
  await page.goto('/admin/leads')
  await expect(page.getByRole('article')).toHaveCount(24)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/admin/leads?page=2')
  await expect(pages).toContainText('Page 2 of')
  await expect(page.getByRole('heading', { name: /^\d+ leads?$/ })).toBeFocused()
  await page.goto('/admin/leads?page=900')
  await expect(pages).toContainText(/Page (\d+) of \1/)
})

/** Presses Tab until it is focused. */
async function tabTo(page: Page, target: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 100 })
  }).toPass({ intervals: [0] })
}

test('everything works by keyboard alone', async ({ admin: { page, bearer }, inquiry }) => {
  const { id, fullName } = await inquiry()
  await page.goto('/admin/leads')
  const card = cardOf(page, fullName)
  const details = card.getByRole('button', { name: 'Details' })

  await test.step('a status is chosen by its first letters', async () => {
    await statusOn(card).focus()
    const rejected = page.getByRole('option', { name: 'Rejected' })
    await page.keyboard.press('Enter')
    await expect(rejected).toBeVisible()
    await page.keyboard.type('rej')
    await expect(rejected).toBeFocused()
    await page.keyboard.press('Enter')
  })

  await test.step('and the reason of the loss', async () => {
    const reason = page.getByRole('combobox', { name: 'Reason' })
    await expect(reason).toBeFocused()
    const timing = page.getByRole('option', { name: 'Timing' })
    await page.keyboard.press('Enter')
    await expect(timing).toBeVisible()
    await page.keyboard.type('tim')
    await expect(timing).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(reason).toHaveText('Timing')
    await expect(reason).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(statusOn(card)).toHaveText('Rejected')
    await expect.poll(() => statusOf(page, bearer, id)).toBe('rejected')
    await expect(statusOn(card)).toBeFocused()
  })

  await test.step('a note is written and saved', async () => {
    await page.keyboard.press('Tab')
    await expect(details).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Lead Details' })
    await expect(dialog).toBeVisible()
    await tabTo(page, dialog.getByLabel('Internal notes'))
    await page.keyboard.type('Typed.')
    await tabTo(page, dialog.getByRole('button', { name: 'Save Notes' }))
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    expect((await leadById(page, bearer, id)).notes).toBe('Typed.')
  })

  await test.step('the lead is deleted, after a confirmation', async () => {
    await expect(details).toBeFocused()
    await tabTo(page, card.getByRole('button', { name: 'Delete' }))
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(card).toBeHidden()
    await expect.poll(() => isInInbox(page, bearer, id)).toBe(false)
  })
})

test('the screen is accessible at any width, light and dark', async ({ admin: { page }, inquiry }) => {
  const long = 'averylongwordwithoutanyspace'.repeat(20)
  for (const { value } of leadStatuses)
    await inquiry({ status: value, description: long, company: long.slice(0, 110) })
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [768, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin/leads')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await expectNoHorizontalScroll(page)
    if (width === 768) continue
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Details' }).first().click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  }
})
