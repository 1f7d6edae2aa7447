import { beforeAll, expect, test } from 'vitest'
import { leadAnalytics } from '@/content/leadAnalytics'
import { countView } from '@/content/viewCounts'
import { agencyDay } from '@/domain/clock'
import type { DealAnalytics, LeadAnalytics } from '@/domain/entities'
import { call, inquiry, signedIn, unique } from '../api'
import { getCms } from '../cms'

const day = 86_400_000
let admin: string
let editor: string

beforeAll(async () => {
  admin = (await signedIn('admin')).token
  editor = (await signedIn('editor')).token
})

/** A lead as if it had arrived at this moment. */
async function leadAt(moment: Date, over: object = {}) {
  const payload = await getCms()
  const createdAt = moment.toISOString()
  await payload.create({
    collection: 'lead',
    data: { ...inquiry(), status: 'new', createdAt, ...over } as never,
  })
}

const leadFigures = async (query = ''): Promise<LeadAnalytics> =>
  (await call('GET', `/api/admin/analytics/leads${query}`, { token: admin })).body
const postFigures = async () => (await call('GET', '/api/admin/analytics/posts', { token: editor })).body

const sum = (rows: { count: number }[]) => rows.reduce((all, { count }) => all + count, 0)

test('leads are counted by day, status and service, with the same total', async () => {
  const before = await leadFigures()
  await leadAt(new Date(), { status: 'contacted', serviceType: 'cloud' })
  await leadAt(new Date(Date.now() - 3 * day), { serviceType: 'cloud' })
  await leadAt(new Date(Date.now() - 45 * day))
  await leadAt(new Date(), { isSpam: true })
  const after = await leadFigures()

  expect(after).toMatchObject({ days: 30, timeZone: 'Asia/Kolkata', total: before.total + 2 })
  expect(after.previousTotal).toBe(before.previousTotal + 1)
  expect(after.perDay).toHaveLength(30)
  expect(after.perDay.at(-1)?.count).toBe((before.perDay.at(-1)?.count ?? 0) + 1)
  expect(after.perDay.at(-4)?.count).toBe((before.perDay.at(-4)?.count ?? 0) + 1)
  const cloud = ({ byService }: LeadAnalytics) =>
    byService.find(({ serviceType }) => serviceType === 'cloud')?.count ?? 0
  expect(cloud(after)).toBe(cloud(before) + 2)
  expect(after.byStatus.map(({ status }) => status)).toEqual([
    'new',
    'contacted',
    'in-progress',
    'completed',
    'rejected',
  ])
  for (const rows of [after.perDay, after.byStatus, after.byService]) expect(sum(rows)).toBe(after.total)

  const quarter = await leadFigures('?days=90')
  expect(quarter.perDay).toHaveLength(90)
  expect(quarter.total).toBe(after.total + 1)
})

test('a day starts at midnight in the agency’s time zone', async () => {
  await leadAt(new Date('2020-05-04T18:29:59.999Z'))
  await leadAt(new Date('2020-05-04T18:30:00.000Z'))
  await leadAt(new Date('2020-05-05T18:29:59.999Z'))
  const { perDay, total } = await leadAnalytics(30, new Date('2020-05-05T20:00:00Z'))
  expect(perDay.slice(-3)).toEqual([
    { date: '2020-05-04', count: 1 },
    { date: '2020-05-05', count: 2 },
    { date: '2020-05-06', count: 0 },
  ])
  expect(total).toBe(3)
})

test.each(['7', '0', '-30', '30.5', '', 'x', '90&days=7'])('?days=%s is refused', async (days) => {
  const { status } = await call('GET', `/api/admin/analytics/leads?days=${days}`, { token: admin })
  expect(status).toBe(400)
})

async function plan(id: string, waitUntil: Date): Promise<void> {
  const input = { type: 'publish', doc: { relationTo: 'blog-post', value: id } } as const
  await (await getCms()).jobs.queue({ task: 'schedulePublish', input, waitUntil })
}

test('drafts, scheduled and most-read posts are reported to their authors', async () => {
  const make = async (over: object) => {
    const body = {
      title: unique('Post'),
      slug: unique('post'),
      excerpt: 'What it is about.',
      content: '<p>Text.</p>',
      category: 'Tutorials',
      ...over,
    }
    return (await call('POST', '/api/admin/blog-posts', { token: editor, body })).body
  }
  const before = await postFigures()
  const draft = await make({ isPublished: false })
  const soon = await make({ isPublished: true, publishedAt: new Date(Date.now() + day).toISOString() })
  const sooner = await make({ isPublished: true, publishedAt: new Date(Date.now() + day / 2).toISOString() })
  const planned = await make({ isPublished: false })
  const dated = await make({ isPublished: false, publishedAt: new Date(Date.now() + 2 * day).toISOString() })
  for (const { id } of [planned, dated]) await plan(id, new Date(Date.now() + day * 0.75))
  await plan(soon.id, new Date(Date.now() + day * 0.1))
  const title = unique('Renamed')
  await call('PATCH', `/api/blog-post/${planned.id}?draft=true&autosave=true`, {
    token: editor,
    body: { title },
  })
  const read = await make({ isPublished: true })
  const readMore = await make({ isPublished: true })
  for (const { id } of [read, readMore, readMore]) await countView(id)

  const after = await postFigures()
  expect(after.publishedPosts).toBe(before.publishedPosts + 2)
  expect(after.totalViews).toBe(before.totalViews + 3)
  expect(after.drafts.total).toBe(before.drafts.total + 1)
  expect(after.drafts.entries[0]).toEqual({
    id: draft.id,
    title: draft.title,
    slug: draft.slug,
    publishedAt: draft.publishedAt,
    updatedAt: draft.updatedAt,
  })
  // By whichever comes first: a post's date, or its draft's schedule.
  const ids = [sooner.id, planned.id, soon.id, dated.id]
  expect(after.scheduled.entries.map(({ id }: { id: string }) => id)).toEqual(ids)
  expect(after.scheduled).toMatchObject({ total: before.scheduled.total + 4 })
  expect(after.scheduled.entries[1]).toMatchObject({ title })
  expect(after.scheduled.entries[3]).toMatchObject({ publishAt: dated.publishedAt })
  expect(
    after.mostRead.map(({ id, viewCount }: { id: string; viewCount: number }) => [id, viewCount]),
  ).toEqual([
    [readMore.id, 2],
    [read.id, 1],
  ])
})

test('steps of open leads that are overdue or due today are listed, the oldest first', async () => {
  const dayFromNow = (days: number) => `${agencyDay(new Date(Date.now() + days * day))}T00:00:00.000Z`
  const step = (nextStep: string, days: number, over: object = {}) =>
    leadAt(new Date(), { nextStep, nextStepDue: dayFromNow(days), ...over })
  await step('Yesterday', -1)
  await step('Last week', -7, { status: 'contacted' })
  await step('Today', 0)
  await step('Tomorrow', 1)
  await step('Done', -3, { status: 'completed' })
  await step('Refused', -3, { status: 'rejected' })
  await step('Spam', -3, { isSpam: true })
  await step('Deleted', -3, { deletedAt: new Date().toISOString() })
  const { body, headers } = await call('GET', '/api/admin/analytics/next-steps', { token: admin })
  expect(body.map(({ nextStep }: { nextStep: string }) => nextStep)).toEqual([
    'Last week',
    'Yesterday',
    'Today',
  ])
  expect(headers.get('x-total-count')).toBe('3')
})

const dealFigures = async (query = ''): Promise<DealAnalytics> =>
  (await call('GET', `/api/admin/analytics/deals${query}`, { token: admin })).body
const atMidnight = (moment: Date) => `${agencyDay(moment)}T00:00:00.000Z`

test('open leads are forecast by month, weighted by status; closed, spam and deleted ones are not', async () => {
  const expected = (over: object) => leadAt(new Date(), { estimatedValue: 1000, ...over })
  const before = await dealFigures()
  const now = atMidnight(new Date())
  await expected({ status: 'new', expectedClose: now })
  await expected({ status: 'in-progress', expectedClose: now })
  await expected({ status: 'contacted', expectedClose: atMidnight(new Date(Date.now() - 60 * day)) })
  await expected({ status: 'contacted', expectedClose: '2990-01-01T00:00:00.000Z', estimatedValue: null })
  await expected({ status: 'new' })
  await expected({ status: 'completed', expectedClose: now })
  await expected({ expectedClose: now, isSpam: true })
  await expected({ expectedClose: now, deletedAt: new Date().toISOString() })
  const after = await dealFigures()
  const growth = (period: string) => {
    const row = ({ forecast }: DealAnalytics) => forecast.find((one) => one.period === period)
    const [one, other] = [row(before), row(after)]
    return (['count', 'value', 'weighted'] as const).map((name) => (other?.[name] ?? 0) - (one?.[name] ?? 0))
  }
  expect(growth(now.slice(0, 7))).toEqual([2, 2000, 700])
  expect(growth('overdue')).toEqual([1, 1000, 300])
  expect(growth('later')).toEqual([1, 0, 0])
  expect(growth('undated')).toEqual([1, 1000, 100])
  expect(after.forecast).toHaveLength(9)
})

test('won and lost leads count from the day on which they were closed, lost ones by reason', async () => {
  const closed = (over: object) => leadAt(new Date(Date.now() - 200 * day), { estimatedValue: 500, ...over })
  const before = await dealFigures()
  await closed({ status: 'completed' })
  await closed({ status: 'rejected', lostReason: 'timing' })
  await closed({ status: 'rejected', lostReason: 'timing', estimatedValue: null })
  await closed({ status: 'rejected', closedOn: atMidnight(new Date(Date.now() - 29 * day)) })
  await closed({ status: 'rejected', lostReason: 'price', isSpam: true })
  await closed({ status: 'completed', closedOn: atMidnight(new Date(Date.now() - 40 * day)) })
  const after = await dealFigures()
  const reason = ({ reasons }: DealAnalytics, wanted: string | null) =>
    reasons.find((row) => row.reason === wanted) ?? { count: 0, value: 0 }
  expect(after.won).toEqual({ count: before.won.count + 1, value: before.won.value + 500 })
  expect(after.lost).toEqual({ count: before.lost.count + 3, value: before.lost.value + 1000 })
  expect(reason(after, 'timing')).toMatchObject({ count: reason(before, 'timing').count + 2 })
  expect(reason(after, null)).toMatchObject({ count: reason(before, null).count + 1 })
  expect(reason(after, 'price')).toEqual(reason(before, 'price'))
  expect((await dealFigures('?days=90')).won.count).toBeGreaterThan(after.won.count)
})

test('lead figures are for admins, post figures for all staff', async () => {
  const statusFor = async (path: string, token?: string) =>
    (await call('GET', path, { ...(token && { token }) })).status
  const paths = ['', '/leads', '/deals', '/next-steps'].map((name) => `/api/admin/analytics${name}`)
  for (const path of paths) {
    expect([await statusFor(path), await statusFor(path, editor), await statusFor(path, admin)]).toEqual([
      401, 403, 200,
    ])
  }
  const posts = '/api/admin/analytics/posts'
  expect([await statusFor(posts), await statusFor(posts, editor), await statusFor(posts, admin)]).toEqual([
    401, 200, 200,
  ])
})
