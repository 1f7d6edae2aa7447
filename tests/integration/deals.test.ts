import { beforeAll, expect, test } from 'vitest'
import { agencyDay } from '@/domain/clock'
import { call, inquiry, signedIn } from './api'

let token: string
beforeAll(async () => {
  token = (await signedIn('sales')).token
})

const today = agencyDay(new Date())
const get = async (path: string) => (await call('GET', `/api/admin/leads${path}`, { token })).body
const put = (id: string, body: object) => call('PUT', `/api/admin/leads/${id}`, { token, body })
const post = (path: string, body: object) => call('POST', `/api/admin/leads${path}`, { token, body })

async function arrives(change?: object): Promise<string> {
  const { id } = (await call('POST', '/api/leads', { body: inquiry() })).body
  if (change) expect((await put(id, change)).status).toBe(200)
  return id
}

const open = { closedOn: null, lostReason: null, lostNote: null }
const lost = {
  status: 'rejected',
  closedOn: '2026-11-01',
  lostReason: 'competitor',
  lostNote: 'Their cousin',
}

test('a lead is lost on a day and for a reason, in one call', async () => {
  const id = await arrives()
  expect(await get(`/${id}`)).toMatchObject(open)
  expect((await put(id, { status: 'rejected', lostReason: 'price' })).body).toMatchObject({
    status: 'rejected',
    closedOn: today,
    lostReason: 'price',
  })
  const { body } = await put(id, {
    closedOn: lost.closedOn,
    lostReason: 'competitor',
    lostNote: 'Their cousin',
  })
  expect(body).toMatchObject(lost)
})

test('the specified call with the status alone still closes a lead', async () => {
  const id = await arrives()
  const { status, body } = await put(id, { status: 'rejected' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ ...open, status: 'rejected', closedOn: today })
})

test('a won lead has a closing day and no reason; a reopened one neither', async () => {
  const id = await arrives(lost)
  expect((await put(id, { status: 'completed' })).body).toMatchObject({ ...open, closedOn: today })
  expect((await put(id, { status: 'contacted' })).body).toMatchObject(open)
})

test('a closed lead keeps its day until it gets another status, or another day', async () => {
  const id = await arrives(lost)
  expect((await put(id, { notes: 'Called' })).body).toMatchObject(lost)
  expect((await put(id, { status: 'rejected' })).body.closedOn).toBe(lost.closedOn)
  expect((await put(id, { status: 'completed', closedOn: lost.closedOn })).body.closedOn).toBe(lost.closedOn)
  expect((await put(id, { status: 'rejected' })).body.closedOn).toBe(today)
})

test('a plan for the closing day outlives the outcome', async () => {
  const id = await arrives({ expectedClose: '2027-01-31' })
  expect((await put(id, { status: 'completed' })).body.expectedClose).toBe('2027-01-31')
  expect((await put(id, { expectedClose: '' })).body.expectedClose).toBeNull()
})

test.each([
  [{ lostReason: 'boredom' }, 'lostReason'],
  [{ status: 'rejected', lostReason: 'other' }, 'lostNote'],
  [{ status: 'completed', closedOn: '2999-01-01' }, 'closedOn'],
  [{ lostReason: 'price', lostNote: 'x'.repeat(501) }, 'lostNote'],
])('%o is refused', async (change, field) => {
  const id = await arrives()
  const { status, body } = await put(id, change)
  expect([status, body.errors[0].path]).toEqual([400, field])
  expect(await get(`/${id}`)).toMatchObject({ ...open, status: 'new' })
})

test('several leads are lost for one reason; undo brings back what each had', async () => {
  const ids = [
    await arrives(),
    await arrives({ status: 'completed', closedOn: '2026-11-02' }),
    await arrives(lost),
  ]
  const done = await post('/bulk', {
    action: 'status',
    status: 'rejected',
    lostReason: 'other',
    lostNote: 'Spring',
    ids,
  })
  expect(done.body.changed).toBe(3)
  const states = () => Promise.all(ids.map((id) => get(`/${id}`)))
  const spring = { status: 'rejected', lostReason: 'other', lostNote: 'Spring' }
  expect(await states()).toMatchObject([
    { ...spring, closedOn: today },
    { ...spring, closedOn: today },
    { ...spring, closedOn: lost.closedOn },
  ])
  const { body } = await post('/bulk/undo', { leads: done.body.undo })
  expect(body).toEqual({ changed: 3, missing: 0 })
  expect(await states()).toMatchObject([
    { ...open, status: 'new' },
    { ...open, status: 'completed', closedOn: '2026-11-02' },
    lost,
  ])
})

test('undo brings a reason back that reopening several leads has removed', async () => {
  const ids = [await arrives(lost)]
  const { body } = await post('/bulk', { action: 'status', status: 'new', ids })
  expect(await get(`/${ids[0]}`)).toMatchObject(open)
  await post('/bulk/undo', { leads: body.undo })
  expect(await get(`/${ids[0]}`)).toMatchObject(lost)
})

test('the history and the export name the outcome', async () => {
  const id = await arrives({ ...lost, expectedClose: '2026-10-31' })
  const changes = (await get(`/${id}/history`)).flatMap((entry: { changes: object[] }) => entry.changes)
  expect(changes).toContainEqual({ field: 'lostReason', before: null, after: 'competitor' })
  const file = await get(`/export?ids=${id}`)
  const [head, row] = String(file).split('\r\n')
  expect(head).toMatch(
    /,Expected close,Closed,Lost because of,Lost because of \(details\),Language,Notes and calls$/,
  )
  expect(row).toMatch(/,2026-10-31,2026-11-01,Chose someone else,Their cousin,,$/)
})
