import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { beforeAll, describe, expect, test } from 'vitest'
import { mongoCollection } from '@/database/mongoCollection'
import type { LeadEntity } from '@/domain/entities'
import { call, inquiry, member, signedIn, unique } from './api'
import { getCms } from './cms'

let admin: Awaited<ReturnType<typeof signedIn>>
let colleague: Awaited<ReturnType<typeof signedIn>>
let editor: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  admin = await signedIn('admin')
  colleague = await signedIn('admin')
  editor = await signedIn('editor')
})

const nobody = '00000000-0000-4000-8000-000000000000'
const get = (path: string, token = admin.token) => call('GET', `/api/admin/leads${path}`, { token })
const put = (id: string, body: unknown, headers = {}, token = admin.token) =>
  call('PUT', `/api/admin/leads/${id}`, { token, body, headers })
const bulk = (body: object) => call('POST', '/api/admin/leads/bulk', { token: admin.token, body })
const remove = (id: string) => call('DELETE', `/api/admin/leads/${id}`, { token: admin.token })

async function arrives(over: object = {}, change?: object): Promise<LeadEntity> {
  const { status, body } = await call('POST', '/api/leads', { body: inquiry(over) })
  expect(status).toBe(201)
  if (change) expect((await put(body.id, change)).status).toBe(200)
  return (await get(`/${body.id}`)).body
}

const names = (leads: LeadEntity[]) => leads.map(({ fullName }) => fullName)
const found = async (query: Record<string, string>) => {
  const { status, body, headers } = await get(`?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  expect(headers.get('x-total-count')).toBe(String(body.length))
  return names(body)
}

describe('searching', () => {
  test('covers name, email, phone, company and text, ignoring case and accents', async () => {
    const mark = unique('seek').replace('-', '')
    const { fullName } = await arrives({
      fullName: `Tomáš ${mark.toUpperCase()}`,
      email: `${mark}@hanak.example`,
      phone: '+420 733 111 222',
      company: 'Hanák Pumps',
      description: 'Vier Teams, vier Umsätze.',
    })
    for (const search of [mark, `TOMAS ${mark}`, `${mark}@HANAK`, `pumps ${mark}`, `umsatze  ${mark}`])
      expect(await found({ search }), search).toEqual([fullName])
    expect(await found({ search: `733 ${mark}` })).toEqual([fullName])
    expect(await found({ search: `${mark} gardening` })).toEqual([])
  })

  test('finds what was written by a later change', async () => {
    const mark = unique('moved')
    const { id } = await arrives({ fullName: mark })
    const payload = await getCms()
    await payload.update({ collection: 'lead', id, data: { company: `Novel ${mark} Works` } })
    expect(await found({ search: `novel ${mark}` })).toEqual([mark])
  })

  test('recognises phone numbers in any format, and finds notes', async () => {
    const mark = unique('dial').replace('-', '')
    const { id, fullName } = await arrives({ fullName: mark, phone: '+91 98765 43210' })
    for (const search of ['9876543210', '098765-43210', '+91 (98765) 43210', '76543'])
      expect(await found({ search: `${mark} ${search}` }), search).toEqual([fullName])
    const token = `plum${mark}`
    expect(await found({ search: token })).toEqual([])
    expect((await put(id, { notes: `Talk about the ${token.toUpperCase()}.` })).status).toBe(200)
    expect(await found({ search: token })).toEqual([fullName])
    const { body } = await get(`/summary?search=${token}`)
    expect(body.folders).toMatchObject({ inbox: 1 })
    const everywhere = await call('GET', `/api/admin/search?q=${token}`, { token: admin.token })
    expect(everywhere.body).toMatchObject([{ kind: 'lead', id }])
  })

  test('treats 24 hex digits as text', async () => {
    const key = randomUUID().replaceAll('-', '').slice(0, 24)
    const { fullName } = await arrives({ fullName: unique('hex'), description: `Order ${key} is late.` })
    expect(await found({ search: key })).toEqual([fullName])
    expect(await found({ search: key.toUpperCase() })).toEqual([fullName])
  })

  test.each(['%', '_', '100%', 'a_b', '.*', '\\', '(', '[a-z]', "' OR 1=1 --", '$where', '"', '\u0000zqx'])(
    '%j is taken literally',
    async (sign) => {
      const mark = unique('sign')
      const plain = await arrives({ fullName: `${mark} one` })
      const { status, body } = await get(`?${new URLSearchParams({ search: `${mark} ${sign}` })}`)
      expect(status).toBe(200)
      expect(names(body)).toEqual([])
      if (sign.includes('\0')) return
      const holder = await arrives({ fullName: `${mark} two`, description: `Look: ${sign} there` })
      expect(await found({ search: `${mark} ${sign}` })).toEqual([holder.fullName])
      expect(await found({ search: `${mark}  one` })).toEqual([plain.fullName])
    },
  )
})

test('filters for status, service, budget, owner and text combine, and the summary agrees', async () => {
  const mark = unique('facet')
  const other = await arrives({ fullName: `${mark} b`, serviceType: 'cloud', budget: '1l-3l' })
  const wanted = await arrives(
    { fullName: `${mark} a`, serviceType: 'backend', budget: 'above-5l' },
    { status: 'contacted', owner: admin.id, estimatedValue: 700_000 },
  )
  await arrives(
    { fullName: `${mark} c`, serviceType: 'backend' },
    { owner: colleague.id, estimatedValue: 50_000 },
  )
  const filter = { search: mark, status: 'contacted', serviceType: 'backend', budget: 'above-5l' }
  expect(await found({ ...filter, owner: 'me' })).toEqual([wanted.fullName])
  expect(await found({ ...filter, owner: admin.id })).toEqual([wanted.fullName])
  expect(await found({ search: mark, owner: 'none' })).toEqual([other.fullName])
  expect(await found({ search: mark, owner: colleague.id })).toEqual([`${mark} c`])

  const { status, body } = await get(`/summary?search=${mark}&serviceType=backend`)
  expect(status).toBe(200)
  expect(body.folders).toEqual({ inbox: 2, spam: 0, trash: 0 })
  expect(body.statuses.contacted).toEqual({ count: 1, value: 700_000 })
  expect(body.statuses.new).toEqual({ count: 1, value: 50_000 })
  expect(body.statuses.rejected).toEqual({ count: 0, value: 0 })
  // A filter doesn't narrow its own counts, so that it can be changed.
  expect(body.serviceTypes).toMatchObject({ backend: 2, cloud: 1, 'ui-ux': 0 })
  expect(body.budgets).toMatchObject({ 'above-5l': 1, '1l-3l': 0 })
  expect(body.unowned).toBe(0)
  expect(body.owners.find(({ id }: { id: string }) => id === admin.id)).toEqual({
    id: admin.id,
    username: admin.username,
    name: admin.username,
    count: 1,
    isMe: true,
    isActive: true,
  })
  expect(JSON.stringify(body.owners)).not.toContain(editor.username)
})

test('a list can be sorted in every order, missing values last, with pages', async () => {
  const mark = unique('order')
  const [early, late, never] = [
    await arrives({ fullName: `zoe ${mark}` }, { estimatedValue: 10, nextStepDue: '2026-01-05' }),
    await arrives({ fullName: `Ánna ${mark}` }, { estimatedValue: 2000, nextStepDue: '2026-09-01' }),
    await arrives({ fullName: `Bo ${mark}` }),
  ].map(({ fullName }) => fullName)
  const order = (sort: string) => found({ search: mark, sort })
  expect(await order('newest')).toEqual([never, late, early])
  expect(await order('oldest')).toEqual([early, late, never])
  expect(await order('name')).toEqual([late, never, early])
  expect(await order('value')).toEqual([late, early, never])
  expect(await order('due')).toEqual([early, late, never])
  const second = await get(`?search=${mark}&sort=name&limit=2&page=2`)
  expect([names(second.body), second.headers.get('x-total-count')]).toEqual([[early], '3'])
})

test('staff set value, owner, next step and due date, and clear each of them', async () => {
  const { id } = await arrives()
  const set = {
    estimatedValue: 250_000,
    owner: colleague.id,
    nextStep: ' Call back ',
    nextStepDue: '2026-12-24',
  }
  const { status, body } = await put(id, { ...set, notes: 'With a note.' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...set,
    owner: { id: colleague.id, username: colleague.username, name: colleague.username },
    nextStep: 'Call back',
    notes: 'With a note.',
    status: 'new',
  })
  expect(Object.keys(body.owner)).toEqual(['id', 'username', 'name'])
  const cleared = await put(id, { estimatedValue: null, owner: null, nextStep: '', nextStepDue: '' })
  expect(cleared.body).toMatchObject({
    estimatedValue: null,
    owner: null,
    nextStep: null,
    nextStepDue: null,
    notes: 'With a note.',
  })
  expect((await put(id, { status: 'contacted', nextStepDue: null })).body.status).toBe('contacted')
})

test('a colleague whose account is deactivated keeps their leads, and gets no more', async () => {
  const colleague = await signedIn('sales')
  const [theirs, other] = [await arrives(), await arrives()]
  expect((await put(theirs.id, { owner: colleague.id })).status).toBe(200)
  const payload = await getCms()
  await payload.update({ collection: 'users', id: colleague.id, data: { isActive: false } })
  const { owners } = (await get('/summary')).body
  expect(owners.find(({ id }: { id: string }) => id === colleague.id)).toMatchObject({ isActive: false })
  expect((await put(other.id, { owner: colleague.id })).status).toBe(400)
  const kept = await put(theirs.id, { notes: 'Still theirs.' })
  expect([kept.status, kept.body.owner?.id]).toEqual([200, colleague.id])
})

test('people are shown by display name, on the lead, in the filters and in the history', async () => {
  const known = await signedIn('admin')
  const payload = await getCms()
  await payload.update({ collection: 'users', id: known.id, data: { name: 'Meera Nair' } })
  const { id } = await arrives()
  const { body } = await put(id, { owner: known.id }, {}, known.token)
  expect(body.owner).toEqual({ id: known.id, username: known.username, name: 'Meera Nair' })
  const { owners } = (await get('/summary')).body
  expect(owners.find((owner: { id: string }) => owner.id === known.id).name).toBe('Meera Nair')
  const [last] = (await get(`/${id}/history`)).body
  expect(last).toMatchObject({
    user: { username: known.username, name: 'Meera Nair' },
    changes: [{ field: 'owner', before: null, after: 'Meera Nair' }],
  })
  await payload.delete({ collection: 'users', id: known.id })
  // A deleted user keeps the name they had.
  expect((await get(`/${id}/history`)).body.at(-2).user.name).toBe(known.username)
})

test('staff add company, budget and timeline, and the history records it', async () => {
  const { id } = await arrives()
  const learned = { company: ' Tidewater Ferries ', budget: '1l-3l', timeline: 'Before the monsoon' }
  const { status, body } = await put(id, { ...learned, notes: 'By phone.' })
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ ...learned, company: 'Tidewater Ferries', notes: 'By phone.' }),
  ])
  // Each alone too, and with the status; other fields stay.
  expect((await put(id, { status: 'contacted', budget: '' })).body).toMatchObject({
    status: 'contacted',
    budget: null,
    company: 'Tidewater Ferries',
  })
  expect((await put(id, { company: null, timeline: '' })).body).toMatchObject({
    company: null,
    timeline: null,
  })
  const { body: history } = await get(`/${id}/history`)
  expect(history.at(0).changes).toEqual([
    { field: 'company', before: 'Tidewater Ferries', after: null },
    { field: 'timeline', before: 'Before the monsoon', after: null },
  ])
  // It is found by the added details.
  const company = unique('Ferries')
  await put(id, { company })
  expect(names((await get(`?search=${encodeURIComponent(company)}`)).body)).toHaveLength(1)
})

test.each([
  { estimatedValue: -1 },
  { company: 'x'.repeat(121) },
  { company: 5 },
  { budget: 'a lot' },
  { budget: ['1l-3l'] },
  { timeline: 'x'.repeat(121) },
  { timeline: { $ne: null } },
  { estimatedValue: 1.5 },
  { estimatedValue: 1e12 },
  { estimatedValue: '5' },
  { estimatedValue: { $gt: 0 } },
  { owner: 'somebody' },
  { owner: nobody },
  { owner: { $ne: null } },
  { nextStep: 'x'.repeat(201) },
  { nextStep: 'a\u0000b' },
  { nextStepDue: 'tomorrow' },
  { nextStepDue: '2026-02-30' },
  { nextStepDue: '2026-12-24T10:00:00Z' },
  { isSpam: true },
  { folder: 'trash' },
  { deletedAt: '2026-12-24T10:00:00Z' },
  { status: 'new', notes: 'both', owner: null },
])('%j changes no lead', async (change) => {
  const before = await arrives()
  const { status, body } = await put(before.id, change)
  expect(status).toBe(400)
  expect(body.message).toEqual(expect.any(String))
  expect((await get(`/${before.id}`)).body).toEqual(before)
})

test('an editor can’t own leads, but a former admin stays the owner without blocking anyone', async () => {
  const lead = await arrives()
  expect((await put(lead.id, { owner: editor.id })).status).toBe(400)
  const leaving = await member('admin')
  await put(lead.id, { owner: leaving.id })
  const payload = await getCms()
  await payload.update({ collection: 'users', id: leaving.id, data: { role: 'editor' } })
  const changed = await put(lead.id, { status: 'contacted' })
  expect([changed.status, changed.body.owner?.username]).toEqual([200, leaving.username])
  await payload.delete({ collection: 'users', id: leaving.id })
  expect((await put(lead.id, { notes: 'Gone.' })).body).toMatchObject({ notes: 'Gone.', owner: null })
})

describe('two writers', () => {
  test('the second writer gets an error, and nothing is lost', async () => {
    const lead = await arrives()
    const seen = { 'if-match': `"${lead.updatedAt}"` }
    const first = await put(lead.id, { notes: 'Mine.' }, seen)
    expect(first.status).toBe(200)
    const second = await put(lead.id, { notes: 'Theirs.' }, seen, colleague.token)
    expect([second.status, second.body.message]).toEqual([412, expect.any(String)])
    const now = (await get(`/${lead.id}`)).body
    expect(now.notes).toBe('Mine.')
    const again = await put(
      lead.id,
      { notes: 'Both.' },
      { 'if-match': `"${now.updatedAt}"` },
      colleague.token,
    )
    expect([again.status, again.body.notes]).toEqual([200, 'Both.'])
  })

  test('of ten simultaneous writers one succeeds', async () => {
    const lead = await arrives()
    const seen = { 'if-match': `"${lead.updatedAt}"` }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) => put(lead.id, { notes: `Writer ${number}` }, seen)),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(9)
    expect((await get(`/${lead.id}`)).body.notes).toBe(won[0]?.body.notes)
  })

  test('without the header the last one wins', async () => {
    const lead = await arrives()
    await put(lead.id, { notes: 'First.' })
    expect((await put(lead.id, { notes: 'Last.' })).body.notes).toBe('Last.')
  })
})

describe('the trash', () => {
  test('takes deleted leads, restores them, and deletes them permanently', async () => {
    const fullName = unique('Trashed')
    const { id } = await arrives({ fullName }, { status: 'contacted' })
    const counts = async () => (await get('/counts')).body
    const before = await counts()
    expect((await remove(id)).status).toBe(200)
    expect(await found({ search: fullName })).toEqual([])
    expect(await found({ search: fullName, folder: 'trash' })).toEqual([fullName])
    expect((await get(`/${id}`)).body.folder).toBe('trash')
    expect((await counts()).total).toBe(before.total - 1)
    expect((await put(id, { status: 'new' })).status).toBe(404)
    expect((await remove(id)).status).toBe(404)

    expect((await bulk({ action: 'restore', ids: [id] })).body).toEqual({ changed: 1, missing: 0 })
    expect(await found({ search: fullName, status: 'contacted' })).toEqual([fullName])
    expect(await counts()).toEqual(before)

    // Only leads in the trash can be permanently deleted.
    expect((await bulk({ action: 'purge', ids: [id] })).body).toEqual({ changed: 0, missing: 1 })
    await remove(id)
    expect((await bulk({ action: 'purge', ids: [id] })).body).toEqual({ changed: 1, missing: 0 })
    expect((await get(`/${id}`)).status).toBe(404)
    expect((await bulk({ action: 'restore', ids: [id] })).body).toEqual({ changed: 0, missing: 1 })
  })

  test('restored spam is spam again', async () => {
    const fullName = unique('Robot')
    const { id } = await arrives({ fullName, website: 'https://casino.example' })
    await remove(id)
    await bulk({ action: 'restore', ids: [id] })
    expect(await found({ search: fullName, folder: 'spam' })).toEqual([fullName])
  })

  test('deleting a lead that someone else has just changed is reported', async () => {
    const { id, updatedAt } = await arrives()
    await put(id, { notes: 'Very important.' })
    const headers = { 'if-match': `"${updatedAt}"` }
    const answer = await call('DELETE', `/api/admin/leads/${id}`, { token: admin.token, headers })
    expect(answer.status).toBe(412)
    expect((await get(`/${id}`)).body.folder).toBe('inbox')
  })
})

describe('next steps', () => {
  const call = { text: 'Call back', due: '2026-12-24', person: null as string | null, isDone: false }
  const write = { text: 'Write', due: '2026-12-20', person: null as string | null, isDone: false }

  test('have date, person and done; the open one that is due first is the next', async () => {
    const { id } = await arrives()
    const theirs = { ...call, person: colleague.id }
    const { status, body } = await put(id, { nextSteps: [theirs, write] })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      nextStep: 'Write',
      nextStepDue: '2026-12-20',
      nextSteps: [{ ...call, person: { id: colleague.id, username: colleague.username } }, write],
    })
    const done = await put(id, { nextSteps: [theirs, { ...write, isDone: true }] })
    expect(done.body).toMatchObject({ nextStep: 'Call back', nextStepDue: '2026-12-24' })
    const history = await get(`/${id}/history`)
    expect(JSON.stringify(history.body[0].changes)).toContain(`person: ${colleague.username}`)
    expect(JSON.stringify(history.body)).not.toContain(`person: ${colleague.id}`)
    expect((await put(id, { nextSteps: [] })).body).toMatchObject({ nextStep: null, nextSteps: [] })
  })

  test('of colleagues leave the rest of a lead to sales', async () => {
    const { token } = await signedIn('sales')
    const { id } = await arrives({}, { nextSteps: [{ ...call, person: colleague.id }] })
    const contacted = await put(id, { status: 'contacted' }, {}, token)
    expect([contacted.status, contacted.body.status]).toEqual([200, 'contacted'])
    const shared = [
      { ...call, person: colleague.id },
      { ...write, person: admin.id },
    ]
    const { status, body } = await put(id, { nextSteps: shared }, {}, token)
    expect([status, body.nextSteps.map(({ person }: { person: { id: string } }) => person.id)]).toEqual([
      200,
      [colleague.id, admin.id],
    ])
    expect((await put(id, { nextSteps: [{ ...call, person: nobody }] }, {}, token)).status).toBe(400)
  })

  test('have nobody once the account is deleted, and so has the lead', async () => {
    const { token } = await signedIn('sales')
    const { id: leaving } = await member('sales')
    const given = { ...call, person: leaving }
    const { id, updatedAt } = await arrives({}, { owner: leaving, nextSteps: [given, write] })
    const payload = await getCms()
    await payload.delete({ collection: 'users', id: leaving })
    const stored = await payload.findByID({ collection: 'lead', id, depth: 0 })
    expect(stored).toMatchObject({
      owner: null,
      nextSteps: [{ text: call.text, person: null }, {}],
      updatedAt,
    })
    for (const by of [token, admin.token])
      expect((await put(id, { status: 'contacted' }, {}, by)).status).toBe(200)
  })

  test('of an account that was deleted long ago don’t keep a lead from being saved', async () => {
    const { id } = await arrives({}, { nextSteps: [call, write] })
    const payload = await getCms()
    // SQLite keeps no such step.
    await mongoCollection(payload, 'leads')?.updateOne(
      { _id: new ObjectId(id) },
      { $set: { 'nextSteps.0.person': new ObjectId() } },
    )
    const { status, body } = await put(id, { status: 'contacted' })
    expect([status, body.nextSteps]).toMatchObject([200, [{ ...call, person: null }, write]])
  })

  test('a caller that knows one step changes that one', async () => {
    const { id } = await arrives({}, { nextSteps: [call, write] })
    const moved = await put(id, { nextStepDue: '2027-01-05' })
    expect(moved.body).toMatchObject({ nextStep: 'Call back', nextSteps: [call, { due: '2027-01-05' }] })
    expect((await put(id, { status: 'contacted' })).body.nextSteps).toHaveLength(2)
    const removed = await put(id, { nextStep: '', nextStepDue: '' })
    expect(removed.body.nextSteps).toEqual([{ ...write, due: '2027-01-05' }])
  })

  test.each([
    [[{ text: ' ' }]],
    [[{ text: 'x'.repeat(201) }]],
    [[{ text: 'x', due: 'tomorrow' }]],
    [[{ text: 'x', person: 'me' }]],
    [[{ text: 'x', person: nobody }]],
    [[{ text: 'x', isDone: 'yes' }]],
    [Array(21).fill({ text: 'x' })],
  ])('%j is refused', async (nextSteps) => {
    const { id } = await arrives()
    expect((await put(id, { nextSteps })).status).toBe(400)
    expect((await get(`/${id}`)).body.nextSteps).toEqual([])
  })
})

test('a corrected name, address and number are found, and replace the old ones', async () => {
  const mark = unique('contact').replace('-', '')
  const { id } = await arrives({ fullName: `Old ${mark}`, phone: '+91 98765 43210' })
  const contact = { fullName: `New ${mark}`, email: `${mark}@rao.example`, phone: '' }
  const { status, body } = await put(id, contact)
  expect(status).toBe(200)
  expect(body).toMatchObject({ ...contact, phone: null })
  for (const search of [`new ${mark}`, `${mark}@rao.example`])
    expect(await found({ search })).toEqual([contact.fullName])
  expect(await found({ search: `old ${mark}` })).toEqual([])
  const history = await get(`/${id}/history`)
  expect(history.body[0].changes).toContainEqual({
    field: 'fullName',
    before: `Old ${mark}`,
    after: `New ${mark}`,
  })
  for (const wrong of [{ fullName: ' ' }, { fullName: null }, { email: 'rao' }, { email: '' }])
    expect((await put(id, wrong)).status, JSON.stringify(wrong)).toBe(400)
})

describe('bulk actions', () => {
  test('spam and not spam', async () => {
    const mark = unique('many')
    const ids = []
    for (const number of [1, 2, 3]) ids.push((await arrives({ fullName: `${mark} ${number}` })).id)
    expect((await bulk({ action: 'spam', ids })).body).toEqual({ changed: 3, missing: 0 })
    expect(await found({ search: mark })).toEqual([])
    expect(await found({ search: mark, folder: 'spam' })).toHaveLength(3)
    await bulk({ action: 'not-spam', ids: ids.slice(0, 2) })
    expect(await found({ search: mark })).toHaveLength(2)
  })

  test('a status for all, and missing leads are counted', async () => {
    const mark = unique('many')
    const ids = [(await arrives({ fullName: mark })).id, (await arrives({ fullName: mark })).id]
    const { body } = await bulk({ action: 'status', status: 'rejected', ids: [...ids, ids[0], nobody] })
    expect(body).toMatchObject({ changed: 2, missing: 1 })
    expect(await found({ search: mark, status: 'rejected' })).toHaveLength(2)
    await bulk({ action: 'trash', ids })
    expect(await found({ search: mark, folder: 'trash' })).toHaveLength(2)
  })

  test.each([{ action: 'owner', owner: 'me' }, { action: 'spam' }, { action: 'trash' }])(
    '%j leaves a lead as it is that was changed since',
    async (action) => {
      const [same, other] = [await arrives(), await arrives()]
      const versions = { [same.id]: same.updatedAt, [other.id]: other.updatedAt }
      await put(other.id, { notes: 'Called.' })
      const { body } = await bulk({ ...action, ids: [same.id, other.id], versions })
      expect(body).toMatchObject({ changed: 1, missing: 0 })
      expect(body.failed).toEqual([
        { id: other.id, title: other.fullName, reason: 'Someone else has changed this.' },
      ])
      const now = (await get(`/${other.id}`)).body
      expect(now).toMatchObject({ folder: 'inbox', owner: null, notes: 'Called.' })
    },
  )

  test('undoing gives each lead what it had, except those changed since', async () => {
    const mark = unique('undo')
    const names = ['contacted', 'completed', 'new'] as const
    const ids: string[] = []
    for (const status of names) {
      const { id } = await arrives({ fullName: mark })
      await bulk({ action: 'status', status, ids: [id] })
      ids.push(id)
    }
    await bulk({ action: 'owner', owner: colleague.id, ids: ids.slice(0, 1) })
    const undo = (leads: object[]) =>
      call('POST', '/api/admin/leads/bulk/undo', { token: admin.token, body: { leads } })
    const statuses = () => Promise.all(ids.map(async (id) => (await get(`/${id}`)).body.status))
    const rejected = (await bulk({ action: 'status', status: 'rejected', ids })).body.undo
    await call('PUT', `/api/admin/leads/${ids[2]}`, { token: admin.token, body: { notes: 'Called' } })
    const undone = await undo(rejected)
    expect(undone.body).toEqual({ changed: 2, missing: 1 })
    expect(await statuses()).toEqual(['contacted', 'completed', 'rejected'])
    expect((await undo(rejected)).body).toEqual({ changed: 0, missing: 3 })
    const owned = (await bulk({ action: 'owner', owner: null, ids: ids.slice(0, 2) })).body.undo
    expect((await undo(owned)).body).toEqual({ changed: 2, missing: 0 })
    expect(await found({ search: mark, owner: colleague.id })).toHaveLength(1)
    expect((await undo([{ id: ids[0], updatedAt: 'never', status: 'new' }])).status).toBe(400)
  })

  test('an owner for all: a colleague, oneself, nobody, but not an editor', async () => {
    const mark = unique('many')
    const ids = [(await arrives({ fullName: mark })).id, (await arrives({ fullName: mark })).id]
    const owned = { action: 'owner', ids }
    expect((await bulk({ ...owned, owner: colleague.id })).body).toMatchObject({ changed: 2, missing: 0 })
    expect(await found({ search: mark, owner: colleague.id })).toHaveLength(2)
    await bulk({ ...owned, owner: 'me' })
    expect(await found({ search: mark, owner: 'me' })).toHaveLength(2)
    expect((await bulk({ ...owned, owner: editor.id })).status).toBe(400)
    await bulk({ ...owned, owner: null })
    expect(await found({ search: mark, owner: 'none' })).toHaveLength(2)
  })

  test.each([
    {},
    { action: 'status', ids: [nobody] },
    { action: 'owner', ids: [nobody] },
    { action: 'owner', owner: 'none', ids: [nobody] },
    { action: 'status', status: 'archived', ids: [nobody] },
    { action: 'explode', ids: [nobody] },
    { action: 'trash', ids: [] },
    { action: 'trash', ids: 'all' },
    { action: 'trash', ids: ['x'] },
    { action: 'trash', ids: [{ $ne: null }] },
    { action: 'trash', ids: Array(101).fill(nobody) },
  ])('%j is refused', async (body) => {
    expect((await bulk(body)).status).toBe(400)
  })
})

describe('the CSV file', () => {
  const csv = async (query: string) => {
    const answer = await get(`/export?${query}`)
    expect(answer.status).toBe(200)
    return answer
  }

  test('is audited before it is sent: who took which leads, without the search words', async () => {
    const mark = unique('traced')
    await arrives({ fullName: `Asha ${mark}` })
    await csv(`search=${mark}&serviceType=web-development`)
    const trail = await call('GET', '/api/admin/audit?kind=lead&action=exported', { token: admin.token })
    const [entry] = trail.body
    expect(entry).toMatchObject({ title: '1 lead: Inbox, Web Development, a search', user: { id: admin.id } })
    expect(JSON.stringify(trail.body)).not.toContain(mark)
    expect((await get('/export?ids=x')).status).toBe(400)
    const after = await call('GET', '/api/admin/audit?kind=lead&action=exported', { token: admin.token })
    expect(after.body).toHaveLength(trail.body.length)
  })

  test('contains exactly the filtered leads, for spreadsheets, without formulas', async () => {
    const mark = unique('csv')
    await arrives(
      {
        fullName: `=cmd|'/c calc'!A1 ${mark}`,
        company: '@SUM(1+1)',
        description: 'Two "quoted" words,\nand a line.',
        budget: '1l-3l',
      },
      { estimatedValue: 90_000, owner: admin.id, nextStep: '-1 day', nextStepDue: '2026-12-24' },
    )
    await arrives({ fullName: `Other ${mark}`, serviceType: 'cloud' })
    const { headers, body } = await csv(`search=${mark}&serviceType=web-development`)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/)
    expect(headers.get('cache-control')).toBe('no-store')
    const text = body as string
    expect(text.split('\r\n')[0]?.replace('\uFEFF', '')).toBe(
      'Submitted,Name,Email,Phone,Company,Service,Budget,Timeline,Description,Status,' +
        'Estimated value (INR),Owner,Next step,Due,Notes,Updated,All next steps,' +
        'Expected close,Closed,Lost because of,Lost because of (details),Language,Notes and calls',
    )
    expect(text).toContain(`,'=cmd|'/c calc'!A1 ${mark},asha@example.com,+91 98765 43210,'@SUM(1+1),`)
    expect(text).toContain('"Two ""quoted"" words,\nand a line.",New,90000,')
    expect(text).toContain(`,${admin.username},'-1 day,2026-12-24,`)
    expect(text).toContain('₹1L - ₹3L')
    expect(text).not.toContain('Other')
    // In the agency's time zone.
    expect(text.split('\r\n')[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,/)
    expect(text.endsWith('\r\n')).toBe(true)
  })

  test('contains notes and calls, newest first', async () => {
    const mark = unique('called')
    const { id } = await arrives({ fullName: mark })
    const add = (body: object) => call('POST', `/api/admin/leads/${id}/notes`, { token: admin.token, body })
    expect((await add({ kind: 'call', text: 'Wants a draft' })).status).toBe(201)
    expect((await add({ kind: 'note', text: '=1+1' })).status).toBe(201)
    const body = (await csv(`search=${mark}`)).body as string
    expect(body).toMatch(
      new RegExp(
        `,"\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d, Note by ${admin.username}: =1\\+1\n[^\n]*, Call by ${admin.username}: Wants a draft"\r\n$`,
      ),
    )
  })

  test('starts with a byte order mark, even if it is empty', async () => {
    const response = await csv(`search=${unique('nothing')}`)
    expect((response.body as string).replace('\uFEFF', '').split('\r\n')).toHaveLength(2)
  })

  test('can contain only the selected leads', async () => {
    const mark = unique('pick')
    const [first] = [await arrives({ fullName: `${mark} 1` }), await arrives({ fullName: `${mark} 2` })]
    const { body } = await csv(`search=${mark}&ids=${first?.id}`)
    expect(body).toContain(`${mark} 1`)
    expect(body).not.toContain(`${mark} 2`)
  })

  test('continues from batch to batch without losing or repeating a lead', async () => {
    const mark = unique('long')
    const payload = await getCms()
    const { leadKeys } = await import('@/domain/leadKeys')
    const lead = { ...inquiry({ fullName: mark }), status: 'new' }
    // Many arrive in the same millisecond, across a batch boundary.
    const moments = ['2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z']
    for (let number = 0; number < 530; number += 1) {
      const createdAt = moments[Math.floor(number / 180)]
      const data = {
        ...lead,
        notes: `no ${number}.`,
        ...leadKeys(lead as never),
        createdAt,
        updatedAt: createdAt,
      }
      await payload.db.create({ collection: 'lead', data })
    }
    const lines = ((await csv(`search=${mark}`)).body as string).split('\r\n').slice(1, -1)
    expect(lines).toHaveLength(530)
    expect(new Set(lines).size).toBe(530)
  })
})

test('the history shows who did what to a lead, newest first', async () => {
  const { id } = await arrives()
  await put(id, { status: 'contacted' })
  await put(id, { owner: colleague.id, estimatedValue: 5000 }, {}, colleague.token)
  await remove(id)
  await bulk({ action: 'restore', ids: [id] })
  const { status, body } = await get(`/${id}/history`)
  expect(status).toBe(200)
  expect(
    body.map(({ action, user }: { action: string; user?: { name: string } }) => [action, user?.name]),
  ).toEqual([
    ['restored', admin.username],
    ['trashed', admin.username],
    ['updated', colleague.username],
    ['updated', admin.username],
    ['received', undefined],
  ])
  expect(body[3].changes).toEqual([{ field: 'status', before: 'new', after: 'contacted' }])
  expect(body[2].changes).toEqual([
    { field: 'estimatedValue', before: null, after: 5000 },
    { field: 'owner', before: null, after: colleague.username },
  ])
})

test.each([
  '?folder=attic',
  '?serviceType=gardening',
  '?budget=a%20lot',
  '?owner=somebody',
  '?owner[$ne]=x&owner=',
  '?sort=password',
  `?search=${'x'.repeat(101)}`,
  '/summary?folder=attic',
  '/export?ids=x',
  `/export?ids=${Array(101).fill(nobody)}`,
])('%s is refused', async (path) => {
  expect((await get(path)).status).toBe(400)
})

test.each([
  ['GET', `/${nobody}`],
  ['GET', `/${nobody}/history`],
  ['GET', '/summary'],
  ['GET', '/export'],
  ['POST', '/bulk'],
])('%s /api/admin/leads%s is for admins', async (method, path) => {
  const body = method === 'POST' ? { action: 'trash', ids: [nobody] } : undefined
  const ask = (token?: string) =>
    call(method, `/api/admin/leads${path}`, { ...(body && { body }), ...(token && { token }) })
  expect((await ask()).status).toBe(401)
  expect((await ask(editor.token)).status).toBe(403)
})
