import { beforeAll, expect, test } from 'vitest'
import { leadStatuses } from '@/domain/lead'
import { call, inquiry, signedIn, unique } from './api'
import { getCms } from './cms'

let admin: string
let adminId: string
let editor: string

beforeAll(async () => {
  const { id, token } = await signedIn('admin')
  ;[adminId, admin] = [id, token]
  editor = (await signedIn('editor')).token
})

const send = (over: object = {}, from?: string) =>
  call('POST', '/api/leads', { body: inquiry(over), ...(from && { from }) })
const leads = async (query = '') => (await call('GET', `/api/admin/leads${query}`, { token: admin })).body
const stored = async (fullName: string) => {
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'lead',
    where: { fullName: { equals: fullName } },
    limit: 100,
  })
  return docs
}

test('an inquiry is the first of the leads, as new', async () => {
  const fullName = unique('Asha')
  const values = { fullName, company: 'Rao Pottery', budget: '50k-1l', timeline: 'May' }
  const { status, body } = await send({ ...values, language: 'de' })
  expect(status).toBe(201)
  expect(body).toEqual({
    ...inquiry(values),
    id: expect.any(String),
    createdAt: expect.any(String),
  })
  const [latest] = await leads()
  expect(latest).toEqual({
    ...body,
    status: 'new',
    language: 'de',
    notes: null,
    estimatedValue: null,
    owner: null,
    nextStep: null,
    nextStepDue: null,
    nextSteps: [],
    expectedClose: null,
    closedOn: null,
    lostReason: null,
    lostNote: null,
    folder: 'inbox',
    spamReason: null,
    updatedAt: expect.any(String),
  })
})

test('a visitor cannot set staff fields', async () => {
  const fullName = unique('Mallory')
  const { status } = await send({
    fullName,
    id: '00000000-0000-4000-8000-000000000000',
    status: 'completed',
    notes: 'mine',
    estimatedValue: 1,
    owner: adminId,
    nextStep: 'Pay me',
    nextStepDue: '2026-12-01',
    folder: 'trash',
    deletedAt: '2026-12-01T00:00:00.000Z',
    searchText: 'everything',
    isSpam: true,
    createdAt: '2001-01-01T00:00:00Z',
    __proto__: { status: 'completed' },
    constructor: { prototype: { isAdmin: true } },
  })
  expect(status).toBe(201)
  const [lead] = await stored(fullName)
  expect(lead).toMatchObject({ status: 'new', isSpam: false })
  for (const field of ['notes', 'estimatedValue', 'owner', 'nextStep', 'nextStepDue', 'deletedAt'] as const)
    expect(lead?.[field] ?? null, field).toBeNull()
  expect(lead).toMatchObject({ folder: 'inbox', searchText: expect.not.stringContaining('everything') })
  expect(lead?.createdAt.startsWith('2001')).toBe(false)
})

test.each([
  [{ website: 'https://casino.example' }, 'hidden-field'],
  [{ elapsed: 200 }, 'too-fast'],
])(
  'suspected spam (%j) is stored, flagged as %s, hidden, and gets the same response',
  async (trace, spamReason) => {
    const fullName = unique('Robot')
    const { status, body } = await send({ fullName, ...trace })
    const honest = await send({ fullName: unique('Asha') })
    expect(status).toBe(201)
    expect(Object.keys(body)).toEqual(Object.keys(honest.body))
    expect((await stored(fullName))[0]).toMatchObject({ isSpam: true, spamReason })
    expect(JSON.stringify(await leads())).not.toContain(fullName)
  },
)

test.each([
  [{ fullName: '' }],
  [{ fullName: '   ' }],
  [{ fullName: 'x'.repeat(101) }],
  [{ fullName: '😀'.repeat(51) }],
  [{ fullName: '\u200b' }],
  [{ fullName: 'a\u0000b' }],
  [{ fullName: 5 }],
  [{ fullName: { $ne: null } }],
  [{ fullName: ['a'] }],
  [{ email: 'nobody' }],
  [{ email: 'a@b' }],
  [{ email: { $gt: '' } }],
  [{ serviceType: 'gardening' }],
  [{ serviceType: undefined }],
  [{ description: undefined }],
  [{ description: 'x'.repeat(5001) }],
  [{ budget: 'a lot' }],
  [{ phone: 12345 }],
])('%j is refused with the invalid field, and nothing is stored', async (over) => {
  const marker = unique('Refused')
  const { status, body } = await send({ fullName: marker, ...over })
  expect(status).toBe(400)
  expect(body.errors[0]).toEqual({ path: Object.keys(over)[0], message: expect.any(String) })
  expect(await stored(marker)).toEqual([])
})

test.each([
  ['malformed JSON', '{"fullName":', 400],
  ['no body', '', 400],
  ['a list', '[]', 400],
  ['null', 'null', 400],
  ['deep nesting', '['.repeat(50_000) + ']'.repeat(50_000), 400],
  ['a prototype', '{"__proto__":{"fullName":"x"}}', 400],
  ['two megabytes', JSON.stringify(inquiry({ description: 'x'.repeat(2_000_000) })), 413],
])('%s is refused', async (_, body, expected) => {
  const { status, body: answer } = await call('POST', '/api/leads', { body })
  expect(status).toBe(expected)
  expect(answer.message).toEqual(expect.any(String))
})

test('a form that is not JSON is refused', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { status } = await call('POST', '/api/leads', { body: 'fullName=x', headers })
  expect(status).toBe(415)
})

test('the sixth inquiry of an address in ten minutes is told when to retry', async () => {
  const from = unique('address')
  for (let count = 1; count <= 5; count += 1) expect((await send({}, from)).status).toBe(201)
  const { status, headers, body } = await send({}, from)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(body.message).toEqual(expect.any(String))
  expect((await send()).status).toBe(201)
})

test('the networks of one site are counted together as well as separately', async () => {
  const site = `2001:db8:${Math.floor(Math.random() * 65_535).toString(16)}`
  const from = (count: number) => `${site}:${count.toString(16)}::/64`
  const statuses: number[] = []
  for (let count = 0; count < 51; count += 1) statuses.push((await send({ email: 'x' }, from(count))).status)
  expect(statuses).toEqual([...Array(50).fill(400), 429])
  expect((await send({}, '2001:db9:1:1::/64')).status).toBe(201)
})

test('invalid inquiries don’t block the form for others, however many there are', async () => {
  const empty = () => call('POST', '/api/leads', { body: {} })
  for (let count = 0; count < 310; count += 1) await empty()
  for (let count = 0; count < 5; count += 1) await send({ website: 'https://casino.example' })
  const fullName = unique('Honest')
  expect((await send({ fullName })).status).toBe(201)
  expect((await stored(fullName))[0]?.isSpam).toBe(false)
})

test('invalid inquiries and spam count too', async () => {
  const from = unique('address')
  for (let count = 1; count <= 3; count += 1) expect((await send({ email: 'x' }, from)).status).toBe(400)
  for (let count = 1; count <= 2; count += 1) expect((await send({ elapsed: 1 }, from)).status).toBe(201)
  expect((await send({}, from)).status).toBe(429)
})

test('twenty simultaneous inquiries are all stored', async () => {
  const fullName = unique('Crowd')
  const answers = await Promise.all(Array.from({ length: 20 }, () => send({ fullName })))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
  expect(new Set((await stored(fullName)).map(({ id }) => id)).size).toBe(20)
})

test('staff move a lead through every status, and write a note', async () => {
  const { id } = (await send()).body
  const put = (body: unknown) => call('PUT', `/api/admin/leads/${id}`, { token: admin, body })
  for (const { value } of leadStatuses) {
    const { status, body } = await put({ status: value })
    expect([status, body.status]).toEqual([200, value])
  }
  const noted = await put({ notes: '  Called on Monday. ' })
  expect(noted.body).toMatchObject({ id, notes: 'Called on Monday.', status: 'rejected' })
  expect((await put({ notes: '' })).body.notes).toBeNull()
})

test.each([
  {},
  { status: 'new', notes: 'both' },
  { status: 'archived' },
  { status: null },
  { status: { $ne: 'new' } },
  { notes: 5 },
  { notes: 'x'.repeat(10_001) },
  { description: 'Rewritten' },
  [],
])('%j changes no lead', async (body) => {
  const { id } = (await send()).body
  const answer = await call('PUT', `/api/admin/leads/${id}`, { token: admin, body })
  expect(answer.status).toBe(400)
  expect(answer.body.message).toEqual(expect.any(String))
})

test('a change of status changes nothing that staff can’t edit', async () => {
  const { id, fullName, description } = (await send({ fullName: unique('Asha') })).body
  const body = { status: 'contacted', description: 'Rewritten', isSpam: true }
  const answer = await call('PUT', `/api/admin/leads/${id}`, { token: admin, body })
  expect(answer.body).toMatchObject({ description, status: 'contacted' })
  expect((await stored(fullName))[0]?.isSpam).toBe(false)
})

test('a deleted lead is gone', async () => {
  const { id } = (await send()).body
  const remove = () => call('DELETE', `/api/admin/leads/${id}`, { token: admin })
  const { status, body } = await remove()
  expect([status, body]).toEqual([200, { message: 'Lead deleted successfully!' }])
  expect((await remove()).status).toBe(404)
})

test.each([
  'x',
  '1',
  '00000000-0000-4000-8000-000000000000',
  '000000000000000000000000',
  '%00',
  '[$ne]',
  'x'.repeat(3000),
])('there is no lead %s', async (id) => {
  const path = `/api/admin/leads/${id}`
  expect((await call('PUT', path, { token: admin, body: { status: 'new' } })).status).toBe(404)
  expect((await call('DELETE', path, { token: admin })).status).toBe(404)
})

test('the list can be filtered by status and paged, and the counts agree', async () => {
  const ids = []
  for (let count = 0; count < 3; count += 1) ids.push((await send()).body.id)
  for (const id of ids) {
    await call('PUT', `/api/admin/leads/${id}`, { token: admin, body: { status: 'in-progress' } })
  }
  const inProgress = await leads('?status=in-progress')
  expect(inProgress.every((lead: { status: string }) => lead.status === 'in-progress')).toBe(true)
  expect(inProgress.map((lead: { id: string }) => lead.id)).toEqual(expect.arrayContaining(ids))
  const page = await call('GET', '/api/admin/leads?limit=2&page=2', { token: admin })
  const counts = (await call('GET', '/api/admin/leads/counts', { token: admin })).body
  expect(page.body).toHaveLength(2)
  expect(page.headers.get('x-total-count')).toBe(String(counts.total))
  expect(counts['in-progress']).toBe(inProgress.length)
  const { total, ...each } = counts
  expect(Object.keys(each)).toEqual(leadStatuses.map(({ value }) => value))
  expect(Object.values<number>(each).reduce((sum, count) => sum + count)).toBe(total)
})

test.each(['?status=archived', '?limit=0', '?limit=101', '?limit=x', '?page=0', '?page=1.5'])(
  '%s is refused',
  async (query) => {
    expect((await call('GET', `/api/admin/leads${query}`, { token: admin })).status).toBe(400)
  },
)

test.each([
  ['GET', '/api/admin/leads'],
  ['GET', '/api/admin/leads/counts'],
  ['GET', '/api/admin/analytics'],
  ['PUT', '/api/admin/leads/00000000-0000-4000-8000-000000000000'],
  ['DELETE', '/api/admin/leads/00000000-0000-4000-8000-000000000000'],
])('%s %s is for admins', async (method, path) => {
  const body = method === 'PUT' ? { status: 'new' } : undefined
  const anonymous = await call(method, path, { body })
  expect([anonymous.status, anonymous.body]).toEqual([401, { message: 'Please log in.' }])
  expect((await call(method, path, { body, token: editor })).status).toBe(403)
})

test('leads cannot be created in the admin', async () => {
  const { status } = await call('POST', '/api/admin/leads', { token: admin, body: inquiry() })
  expect(status).toBe(404)
  expect((await call('POST', '/api/lead', { token: admin, body: inquiry() })).status).toBe(403)
})

test('the dashboard counts leads, but not spam', async () => {
  const figures = async () => (await call('GET', '/api/admin/analytics', { token: admin })).body
  const before = await figures()
  await send()
  await send({ website: 'x' })
  const after = await figures()
  expect(Object.keys(after)).toEqual([
    'totalLeads',
    'newLeads',
    'totalServices',
    'activeProducts',
    'publishedPosts',
    'totalViews',
  ])
  expect(after.totalLeads).toBe(before.totalLeads + 1)
  expect(after.newLeads).toBe(before.newLeads + 1)
})
