import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Locator, Page, Route } from '@playwright/test'
import { expectAccessible } from './accessible'
import { expect, leadById, notification, test } from './backOffice'
import { answerLoss, cardOf, choose, deleteCard } from './backOfficePage'
import { expectNoHorizontalScroll } from './noHorizontalScroll'

const details = (page: Page) => page.getByRole('dialog', { name: 'Lead Details' })
const folder = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name })

const selectOf = (page: Page, name: string) => page.getByRole('combobox', { name })
const question = 'Are you sure you want to delete this lead?'

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

  await choose(selectOf(page, 'Sort by'), 'Name')
  await expect(page.getByRole('article').first()).toContainText(first.fullName)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await choose(selectOf(page, 'Filter by service'), 'Mobile App (1)')
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
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await choose(selectOf(page, 'Filter by service'), 'Cloud (1)')
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
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/admin/leads')
})

test('a search that finds nothing in the inbox names what it finds in spam', async ({
  admin: { page },
  inquiry,
}) => {
  const { fullName } = await inquiry()
  await page.goto(`/admin/leads?search=${encodeURIComponent(fullName)}`)
  await cardOf(page, fullName).getByRole('button', { name: 'Spam' }).click()
  await page.getByRole('link', { name: '1 in Spam does' }).click()
  await expect(page.getByRole('article', { name: fullName })).toBeVisible()
})

test('non-spam can be restored, and deleted leads too, until they are permanently deleted', async ({
  admin: { page },
  inquiry,
}) => {
  const { fullName } = await inquiry()
  const card = cardOf(page, fullName)
  await page.goto(`/admin/leads?search=${encodeURIComponent(fullName)}`)

  await test.step('a lead leaves spam for the inbox', async () => {
    await card.getByRole('button', { name: 'Spam' }).click()
    await expect(notification(page, 'Lead moved to spam')).toBeVisible()
    await expect(card).toBeHidden()
    await folder(page, 'Spam').click()
    await card.getByRole('button', { name: 'Not spam' }).click()
    await notification(page, 'Lead moved to the inbox').getByRole('button', { name: 'Undo' }).click()
    await expect(notification(page, 'Lead moved to spam')).toBeVisible()
    await card.getByRole('button', { name: 'Not spam' }).click()
    await expect(card).toBeHidden()
    await folder(page, 'Inbox').click()
  })

  await test.step('a deletion is undone from its notification', async () => {
    await deleteCard(card, question)
    await notification(page, 'Lead deleted successfully!').getByRole('button', { name: 'Undo' }).click()
    await expect(card).toBeVisible()
  })

  await test.step('a deleted lead is restored from the trash', async () => {
    await deleteCard(card, question)
    await expect(card).toBeHidden()
    await folder(page, 'Trash').click()
    await card.getByRole('button', { name: 'Restore' }).click()
    await notification(page, 'Lead restored').getByRole('button', { name: 'Undo' }).click()
    await expect(notification(page, 'Lead deleted successfully!')).toBeVisible()
    await card.getByRole('button', { name: 'Restore' }).click()
    await expect(notification(page, 'Lead restored')).toBeVisible()
  })

  await test.step('in the trash it can be deleted forever', async () => {
    await folder(page, 'Inbox').click()
    await deleteCard(card, question)
    await folder(page, 'Trash').click()
    await deleteCard(card, 'Are you sure you want to delete this lead forever?')
    await expect(notification(page, 'Lead deleted forever')).toBeVisible()
    await expect(card).toBeHidden()
  })
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
  await choose(selectOf(page, 'Set status of selected leads'), 'Rejected')
  await answerLoss(page)
  await expect(notification(page, '2 leads set to Rejected')).toBeVisible()
  for (const name of names)
    await expect(cardOf(page, name).getByRole('combobox', { name: /^Status of/ })).toHaveText('Rejected')
  await expect(bar).toBeHidden()
  await notification(page, '2 leads set to Rejected').getByRole('button', { name: 'Undo' }).click()
  await expect(notification(page, '2 leads reverted')).toBeVisible()
  for (const name of names)
    await expect(cardOf(page, name).getByRole('combobox', { name: /^Status of/ })).toHaveText('New')

  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await bar.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete these 2 leads?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
  await notification(page, '2 leads deleted successfully!').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('value, owner and next steps are saved, and the timeline shows who did what', async ({
  admin: { page, bearer },
  inquiry,
}) => {
  const { id, fullName } = await inquiry()
  await page.goto(`/admin/leads?lead=${id}`)
  const dialog = details(page)
  await dialog.getByLabel('Estimated value').fill('250000')
  await dialog.getByLabel('Owner').click()
  await page.getByRole('option', { name: 'admin', exact: true }).click()
  const steps = dialog.getByRole('group', { name: 'Next steps' })
  await steps.getByRole('button', { name: 'Add step' }).click()
  await steps.getByRole('button', { name: 'Add step' }).click()
  const [first, second] = [1, 2].map((place) => steps.getByRole('group', { name: `step ${place}` })) as [
    Locator,
    Locator,
  ]
  await expect(second.getByLabel('What')).toBeFocused()
  await first.getByLabel('What').fill('Call again')
  await second.getByLabel('What').fill('Send the offer')
  await second.getByLabel('Due').fill('2020-05-04')
  await choose(second.getByRole('combobox', { name: 'Person' }), 'admin')
  await expectAccessible(page)
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
    nextSteps: [{ text: 'Call again' }, { text: 'Send the offer', person: { username: 'admin' } }],
  })
  await expect(card).toContainText('+1 more')
  await card.getByRole('button', { name: 'Details' }).click()
  const timeline = dialog.getByRole('region', { name: 'History' })
  await expect(timeline).toContainText('Value: ₹2,50,000, Owner: admin, Next step: Send the offer')
  await expect(timeline.getByRole('listitem').first()).toContainText('admin, just now')
  await expect(timeline.getByRole('listitem').last()).toContainText('Lead received')
  await expectAccessible(page)
  await second.getByRole('checkbox', { name: 'Done' }).check()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(card).toContainText('Call again')
  await expect(card).not.toContainText('Overdue')
})

test('a contact is corrected, and a lead is assigned to oneself', async ({
  admin: { page, bearer },
  inquiry,
}) => {
  const { id, fullName } = await inquiry()
  await page.goto(`/admin/leads?lead=${id}`)
  const dialog = details(page)
  const name = dialog.getByLabel('Full name')
  await name.fill('')
  await dialog.getByLabel('Email').fill('asha@')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(notification(page, 'Missing Information')).toBeVisible()
  await expect(name).toBeFocused()
  await expect(dialog).toContainText('Enter a valid email address.')
  await name.fill(`${fullName} Rao`)
  await dialog.getByLabel('Email').fill('asha@rao.example')
  await dialog.getByLabel('Phone').fill('')
  await dialog.getByRole('button', { name: 'Assign to me' }).click()
  await expect(dialog.getByLabel('Owner')).toHaveText('admin')
  await expect(dialog.getByRole('button', { name: 'Assign to me' })).toBeHidden()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog).toBeHidden()
  const card = cardOf(page, `${fullName} Rao`)
  await expect(card.getByRole('link', { name: 'asha@rao.example' })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Assign to me' })).toBeHidden()
  expect(await leadById(page, bearer, id)).toMatchObject({ phone: null, owner: { username: 'admin' } })
})

test('leads get an owner from the list: one or several at once', async ({ admin: { page }, inquiry }) => {
  const mark = randomUUID().slice(0, 8)
  const names = [`Asha ${mark}`, `Bo ${mark}`]
  for (const fullName of names) await inquiry({ fullName })
  await page.goto(`/admin/leads?search=${mark}`)
  const [first, second] = names.map((name) => cardOf(page, name)) as [Locator, Locator]
  await first.getByRole('button', { name: 'Assign to me' }).click()
  await expect(notification(page, 'Lead updated successfully!')).toBeVisible()
  await expect(first).toContainText('Owneradmin')
  await page.getByRole('checkbox', { name: 'Select all leads on this page' }).check()
  await choose(selectOf(page, 'Set owner of selected leads'), 'Unassigned')
  await expect(notification(page, '2 leads unassigned')).toBeVisible()
  await expect(first).not.toContainText('Owneradmin')
  await page.getByRole('checkbox', { name: 'Select all leads on this page' }).check()
  await choose(selectOf(page, 'Set owner of selected leads'), 'Me')
  await expect(notification(page, '2 leads assigned to you')).toBeVisible()
  await expect(second).toContainText('Owneradmin')
})

test('“Assign to me” asks before it takes a lead from a colleague', async ({
  admin: { page, bearer },
  salesPage: _salesPage,
  inquiry,
}) => {
  const { id, fullName } = await inquiry()
  const summary = await page.request.get('/api/admin/leads/summary', { headers: bearer })
  const { owners } = await summary.json()
  const colleague = owners.find(({ isMe }: { isMe: boolean }) => !isMe)
  await page.goto(`/admin/leads?search=${fullName}`)
  const assign = cardOf(page, fullName).getByRole('button', { name: 'Assign to me' })
  await expect(assign).toBeVisible()
  await page.request.put(`/api/admin/leads/${id}`, { data: { owner: colleague.id }, headers: bearer })
  await assign.click()
  const toast = notification(page, 'Failed to update lead')
  await expect(toast).toContainText(`Someone else has assigned ${fullName} to ${colleague.name}.`)
  expect(await leadById(page, bearer, id)).toMatchObject({ owner: { id: colleague.id } })
  await toast.getByRole('button', { name: 'Keep mine' }).click()
  await expect(notification(page, 'Lead updated successfully!')).toBeVisible()
  expect(await leadById(page, bearer, id)).toMatchObject({ owner: { username: 'admin' } })
})

test('calls and notes are added next to the internal notes, and changed by their author', async ({
  admin: { page, bearer },
  inquiry,
}) => {
  const { id } = await inquiry({ notes: 'Pinned.' })
  await page.goto(`/admin/leads?lead=${id}`)
  const dialog = details(page)
  const notes = dialog.getByRole('region', { name: 'Notes and calls' })
  const add = notes.getByRole('button', { name: 'Add note' })

  await test.step('an empty note is refused, a call is added', async () => {
    await add.click()
    await expect(notification(page, 'Missing Information')).toBeVisible()
    await choose(notes.getByRole('combobox', { name: 'Kind' }), 'Call')
    await notes.getByLabel('New note').fill('She wants an offer by Friday.')
    await add.click()
    await expect(notes.getByRole('listitem')).toHaveText(
      /^Calladmin, just nowShe wants an offer by Friday\.$/,
    )
    await expect(notes.getByLabel('New note')).toHaveValue('')
    await expect(dialog.getByRole('region', { name: 'History' })).toContainText('Note added')
    await expect(dialog.getByLabel('Internal notes')).toHaveValue('Pinned.')
    await expectAccessible(page)
  })

  await test.step('a note that wasn’t added isn’t lost', async () => {
    await notes.getByLabel('New note').fill('Half a thought')
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await page.reload()
    await expect(notes.getByLabel('New note')).toHaveValue('Half a thought')
    await expect(notes).toContainText('Unsaved changes restored.')
    await notes.getByRole('button', { name: 'Discard draft' }).click()
  })

  await test.step('saving the lead adds a note that was written', async () => {
    const ofNotes = `/api/admin/leads/${id}/notes`
    await page.route(ofNotes, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await notes.getByLabel('New note').fill('A whole thought')
    await dialog.getByLabel('Internal notes').fill('Pinned twice.')
    await dialog.getByRole('button', { name: 'Save Notes' }).click()
    await expect(notification(page, 'Failed to save note')).toBeVisible()
    await expect(notes.getByLabel('New note')).toHaveValue('A whole thought')
    await page.unroute(ofNotes)
    await dialog.getByRole('button', { name: 'Save Notes' }).click()
    await expect(dialog).toBeHidden()
    await page.goto(`/admin/leads?lead=${id}`)
    await expect(dialog.getByLabel('Internal notes')).toHaveValue('Pinned twice.')
    await expect(notes.getByRole('listitem').first()).toContainText('A whole thought')
    await notes.getByRole('button', { name: 'Delete note' }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(notes.getByRole('listitem')).toHaveCount(1)
  })

  await test.step('its author changes it, and deletes it after a confirmation', async () => {
    await notes.getByRole('button', { name: 'Edit note' }).click()
    const editor = page.getByRole('dialog', { name: 'Edit note' })
    await editor.getByLabel('Text').fill('She wants an offer by Monday.')
    await expectAccessible(page)
    await editor.getByRole('button', { name: 'Save note' }).click()
    await expect(editor).toBeHidden()
    await expect(notes.getByRole('listitem')).toContainText('by Monday.')
    await expect(notes.getByRole('listitem')).toContainText('edited')
    await notes.getByRole('button', { name: 'Delete note' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(notes).toContainText('No notes yet.')
  })

  await test.step('two tabs of one person don’t overwrite each other’s note', async () => {
    const list = `/api/admin/leads/${id}/notes`
    await notes.getByLabel('New note').fill('Draft.')
    await add.click()
    await notes.getByRole('button', { name: 'Edit note' }).click()
    const editor = page.getByRole('dialog', { name: 'Edit note' })
    await editor.getByLabel('Text').fill('Mine.')
    const [note] = await (await page.request.get(list, { headers: bearer })).json()
    const theirs = { kind: 'note', text: 'Theirs.' }
    await page.request.put(`${list}/${note.id}`, { data: theirs, headers: bearer })
    const save = editor.getByRole('button', { name: 'Save note' })
    await save.click()
    await expect(editor.getByRole('alert')).toContainText('Their versionTheirs.')
    await page.request.delete(`${list}/${note.id}`, { headers: bearer })
    await editor.getByRole('button', { name: 'Keep mine' }).click()
    await expect(editor.getByRole('alert')).toContainText('Someone else deleted this note.')
    await editor.getByRole('button', { name: 'Save as a new note' }).click()
    await expect(editor).toBeHidden()
    await expect(notes.getByRole('listitem')).toContainText('Mine.')
    await expect(dialog).toBeVisible()
  })

  await test.step('a colleague’s note can’t be changed', async () => {
    const body = { kind: 'message', text: 'Sent the offer.' }
    await page.request.post(`/api/admin/leads/${id}/notes`, { data: body, headers: bearer })
    await page.route(`/api/admin/leads/${id}/notes`, async (route) => {
      const response = await route.fetch()
      const [note] = await response.json()
      await route.fulfill({ response, json: [{ ...note, mayEdit: false, mayDelete: false }] })
    })
    await page.reload()
    await expect(notes.getByRole('listitem')).toContainText('Sent the offer.')
    await expect(notes.getByRole('button', { name: /^(?:Edit|Delete) note$/ })).toHaveCount(0)
  })
})

test('of two people who edit a lead, the second sees both versions and loses nothing', async ({
  admin: { page, bearer },
  inquiry,
  elsewhere,
}) => {
  const { id, fullName } = await inquiry({ notes: 'First call done.' })
  const stored = () => leadById(page, bearer, id)
  const meanwhile = async (data: object) => {
    const answer = await page.request.put(`/api/admin/leads/${id}`, { data, headers: bearer })
    expect(answer.status()).toBe(200)
  }
  const colleague = await elsewhere()
  const openDetails = (by: Page) => cardOf(by, fullName).getByRole('button', { name: 'Details' }).click()
  const saveNotes = (by: Page) => details(by).getByRole('button', { name: 'Save Notes' }).click()
  /** The colleague writes a note. */
  const theyNote = async (text: string) => {
    await openDetails(colleague)
    await details(colleague).getByLabel('Internal notes').fill(text)
    await saveNotes(colleague)
  }
  const dialog = details(page)
  const notes = dialog.getByLabel('Internal notes')
  const conflict = dialog.getByRole('alert')
  await colleague.goto('/admin/leads')
  await expect(cardOf(colleague, fullName)).toBeVisible()

  await test.step('different fields: both changes stay', async () => {
    await page.goto(`/admin/leads?lead=${id}`)
    await notes.fill('Wants an offer.')
    await meanwhile({ status: 'contacted' })
    await saveNotes(page)
    await expect(dialog).toBeHidden()
    await expect(notification(page, 'Lead updated successfully!')).toContainText(
      "Merged with someone else's changes: Status.",
    )
    expect(await stored()).toMatchObject({ status: 'contacted', notes: 'Wants an offer.' })
  })

  await test.step('the colleague saves from an older screen, and keeps their note', async () => {
    await openDetails(page)
    await notes.fill('Mine.')
    await theyNote('Theirs.')
    const theirConflict = details(colleague).getByRole('alert')
    await expect(theirConflict).toContainText('Their versionWants an offer.')
    await theirConflict.getByRole('button', { name: 'Keep mine' }).click()
    await expect(details(colleague)).toBeHidden()
  })

  await test.step('the admin is asked too, and loads the colleague’s note', async () => {
    await saveNotes(page)
    await expect(conflict).toContainText('Someone else changed this lead while you were editing.')
    await expect(conflict).toContainText('Their versionTheirs.')
    await expect(conflict).toContainText('Your versionMine.')
    await expect(notes).toHaveValue('Mine.')
    expect((await stored()).notes).toBe('Theirs.')
    await conflict.getByRole('button', { name: 'Reload their version' }).click()
    await expect(notes).toHaveValue('Theirs.')
  })

  await test.step('the admin is asked again, and keeps their note', async () => {
    await notes.fill('Both: theirs and mine.')
    await theyNote('Theirs again.')
    await expect(details(colleague)).toBeHidden()
    await saveNotes(page)
    await conflict.getByRole('button', { name: 'Keep mine' }).click()
    await expect(dialog).toBeHidden()
    expect((await stored()).notes).toBe('Both: theirs and mine.')
  })

  await test.step('the status selector of the card asks too', async () => {
    // Just before the change arrives: a list that is still being refetched would show the other status first.
    const theyReject = async (route: Route) => {
      await meanwhile({ status: 'rejected' })
      await route.continue()
    }
    await page.route(`**/api/admin/leads/${id}`, theyReject, { times: 1 })
    await choose(cardOf(page, fullName).getByRole('combobox', { name: /^Status of/ }), 'Completed')
    const toast = notification(page, 'Failed to update lead')
    await expect(toast).toContainText(`Someone else has set ${fullName} to “Rejected”.`)
    await toast.getByRole('button', { name: 'Keep mine' }).click()
    await expect(notification(page, 'Lead updated successfully!')).toBeVisible()
    expect((await stored()).status).toBe('completed')
  })
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
