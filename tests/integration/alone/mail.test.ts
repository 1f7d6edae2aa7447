import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { randomId } from '@/domain/randomId'
import { DatabaseUnavailable } from '@/errors/DatabaseUnavailable'
import { queueMissedNotifications } from '@/jobs/announce'
import { releaseAbandoned, runQueue } from '@/jobs/runner'
import { isBreakerOpen, isFlood, uncountInquiry } from '@/rate-limit/inquiryBreaker'
import { addressHeader } from '@/rate-limit/visitor'
import { api, call, inquiry, signedIn, unique } from '../api'
import { getCms } from '../cms'
import { MailServer } from '../mailServer'

const port = await vi.hoisted(async () => {
  const { freePort } = await import('../../freePort')
  const port = await freePort()
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`
  process.env.MAIL_FROM = 'Kitewing <hello@kitewing.example>'
  process.env.MAIL_TO = 'desk@kitewing.example'
  return port
})
const server = new MailServer(port)

const settings = async (data: object) =>
  (await getCms()).updateGlobal({ slug: 'site-settings', data: { siteName: 'Kitewing', ...data } })

/** Runs every waiting job now, as the runner does when it is due. */
async function runJobs(): Promise<void> {
  const payload = await getCms()
  await payload.db.updateJobs({ where: { hasError: { not_equals: true } }, data: { waitUntil: null } })
  await payload.jobs.run({ silent: true })
}

async function jobs() {
  const payload = await getCms()
  return (await payload.find({ collection: 'payload-jobs', limit: 100 })).docs
}

const header = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(raw)?.[1] ?? ''

beforeEach(async () => {
  const payload = await getCms()
  await payload.db.deleteMany({ collection: 'payload-jobs', where: {} })
  await settings({ inquiryRecipients: null, confirmInquiries: false })
  server.mails.length = 0
  server.refusal = undefined
  await server.down()
  await server.up()
})
afterAll(() => server.down())

test('a kill between an inquiry and its job loses no mail, and sends only one', async () => {
  const payload = await getCms()
  const { body } = await call('POST', '/api/leads', { body: inquiry() })
  const later = Date.now() + 120_000
  expect(await queueMissedNotifications(payload, later), 'its job is there').toBe(0)
  await payload.db.deleteMany({ collection: 'payload-jobs', where: {} })
  expect(await queueMissedNotifications(payload), 'its own process may still be at it').toBe(0)
  const before = await payload.findByID({ collection: 'lead', id: body.id })
  expect(await queueMissedNotifications(payload, later)).toBe(1)
  await runJobs()
  expect(server.mails).toHaveLength(1)
  expect(await queueMissedNotifications(payload, later)).toBe(0)
  const { updatedAt } = await payload.findByID({ collection: 'lead', id: body.id })
  expect(updatedAt, 'a mail is no change of the inquiry').toBe(before.updatedAt)
})

test('failed mails hide no abandoned inquiry, however many there are', async () => {
  const payload = await getCms()
  const { body: abandoned } = await call('POST', '/api/leads', { body: inquiry() })
  await payload.db.deleteMany({ collection: 'payload-jobs', where: {} })
  for (let n = 0; n < 101; n += 1) await call('POST', '/api/leads', { body: inquiry() })
  await payload.db.updateJobs({ where: {}, data: { hasError: true }, limit: 0 })
  expect(await queueMissedNotifications(payload, Date.now() + 120_000)).toBe(1)
  expect((await jobs()).find(({ hasError }) => !hasError)?.input).toMatchObject({ lead: abandoned.id })
})

test('the job of an inquiry is stored as Payload itself queues one', async () => {
  await call('POST', '/api/leads', { body: inquiry() })
  const payload = await getCms()
  await payload.jobs.queue({ task: 'mailStaff', input: { lead: 'another' } })
  const [one, other] = (await jobs()).map(({ id, createdAt, updatedAt, input, ...rest }) => ({
    ...rest,
    input: Object.keys(input as object),
    times: [typeof createdAt, typeof updatedAt],
  }))
  expect(one).toEqual(other)
})

test('a new inquiry is mailed to staff, whose reply goes to the visitor', async () => {
  const fullName = unique('Asha')
  await call('POST', '/api/leads', { body: inquiry({ fullName, company: 'Rao Pottery' }) })
  expect(server.mails, 'the visitor does not wait for the mail server').toHaveLength(0)
  await runJobs()
  expect(server.mails).toHaveLength(1)
  const [{ to, raw } = { to: [], raw: '' }] = server.mails
  expect(to).toEqual(['desk@kitewing.example'])
  expect(header(raw, 'From')).toBe('Kitewing <hello@kitewing.example>')
  expect(header(raw, 'Subject')).toBe(`New lead: ${fullName}, Web Development`)
  expect(header(raw, 'Reply-To')).toContain('asha@example.com')
  expect(raw).toContain('We need a shop for our pottery.')
  expect(raw).toContain('Company: Rao Pottery')
  await runJobs()
  expect(server.mails, 'once').toHaveLength(1)
  expect(await jobs()).toEqual([])
})

test('an inquiry sent again after a lost response is mailed once, to staff and visitor', async () => {
  await settings({ confirmInquiries: true })
  const headers = { 'idempotency-key': randomId() }
  const body = inquiry({ email: `${unique('asha')}@example.com` })
  for (let time = 1; time <= 2; time += 1)
    expect((await call('POST', '/api/leads', { body, headers })).status).toBe(201)
  await runJobs()
  await Promise.all([1, 2].map(() => call('POST', '/api/leads', { body, headers })))
  await runJobs()
  expect(server.mails.map(({ to }) => to[0]).sort()).toEqual([body.email, 'desk@kitewing.example'])
})

test('the site’s settings say who is notified', async () => {
  await settings({ inquiryRecipients: 'asha@kitewing.example, ravi@kitewing.example' })
  await call('POST', '/api/leads', { body: inquiry() })
  await runJobs()
  expect(server.mails[0]?.to).toEqual(['asha@kitewing.example', 'ravi@kitewing.example'])
  await expect(settings({ inquiryRecipients: 'nobody' })).rejects.toThrow()
  expect((await call('GET', '/api/settings')).body).not.toHaveProperty('inquiryRecipients')
})

test('spam is not mailed', async () => {
  await settings({ confirmInquiries: true })
  await call('POST', '/api/leads', { body: inquiry({ website: 'https://casino.example' }) })
  await runJobs()
  expect(server.mails).toEqual([])
})

test('with the mail server down the lead is stored without delay, and the mail is sent later', async () => {
  await server.down()
  const fullName = unique('Asha')
  const { status } = await call('POST', '/api/leads', { body: inquiry({ fullName }) })
  expect(status).toBe(201)
  expect(await jobs(), 'the answer waited for no mail').toMatchObject([{ totalTried: 0 }])
  await runJobs()
  await runJobs()
  const [job] = await jobs()
  expect(job).toMatchObject({ processing: false, totalTried: 2 })
  expect(new Date(String(job?.waitUntil)).getTime()).toBeGreaterThan(Date.now())
  expect(JSON.stringify(job), 'no address in what is logged').not.toContain('@')
  await server.up()
  await runJobs()
  expect(server.mails).toHaveLength(1)
  expect(header(server.mails[0]?.raw ?? '', 'Subject')).toContain(fullName)
  expect(await jobs()).toEqual([])
})

test('a refused mail is retried later, and the error is stored without addresses', async () => {
  server.refusal = 550
  await call('POST', '/api/leads', { body: inquiry() })
  await runJobs()
  const [job] = await jobs()
  expect(JSON.stringify(job)).toContain('550')
  expect(JSON.stringify(job)).not.toContain('@')
  expect(job).toMatchObject({ processing: false, totalTried: 1 })
})

test('a mail whose process was killed is sent by the next one', async () => {
  const payload = await getCms()
  await call('POST', '/api/leads', { body: inquiry() })
  // What a kill -9 leaves behind.
  await payload.db.updateJobs({ where: {}, data: { processing: true } })
  await runJobs()
  expect(server.mails).toHaveLength(0)
  await releaseAbandoned(payload)
  await runJobs()
  expect(server.mails).toHaveLength(1)
})

test('a mail whose run the database failed is sent by the next run', async () => {
  const payload = await getCms()
  await call('POST', '/api/leads', { body: inquiry() })
  const run = runQueue(payload, 'default', 20)
  const failing = vi.spyOn(payload.jobs, 'run').mockImplementationOnce(async () => {
    await payload.db.updateJobs({ where: {}, data: { processing: true } })
    throw new DatabaseUnavailable()
  })
  await expect(run()).rejects.toThrow(DatabaseUnavailable)
  expect(server.mails).toHaveLength(0)
  await run()
  expect(server.mails).toHaveLength(1)
  failing.mockRestore()
})

test('nothing a visitor writes becomes a header', async () => {
  await settings({ confirmInquiries: true })
  const evil = 'Asha\r\nBcc: everybody@example.com'
  await call('POST', '/api/leads', { body: inquiry({ fullName: evil, company: evil, timeline: evil }) })
  await call('POST', '/api/leads', {
    body: inquiry({ email: 'a@example.com\r\nBcc: everybody@example.com' }),
  })
  await runJobs()
  expect(server.mails.flatMap(({ to }) => to).toSorted()).toEqual([
    'asha@example.com',
    'desk@kitewing.example',
  ])
  for (const { raw } of server.mails) expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im)
})

test.each([
  ['en', 'We received your inquiry', 'Hello Asha Rao,'],
  ['es', 'Hemos recibido tu consulta', 'Hola, Asha Rao:'],
  ['fr', 'bien re', 'Bonjour Asha Rao,'],
  ['de', 'Ihre Anfrage ist angekommen', 'Guten Tag Asha Rao,'],
])('if enabled, a visitor gets a confirmation in %s', async (language, subject, greeting) => {
  await settings({ confirmInquiries: true })
  const email = `${unique('asha')}@example.com`
  await call('POST', '/api/leads', { body: inquiry({ language, email }) })
  await runJobs()
  const confirmation = server.mails.find(({ to }) => to[0] === email)
  expect(header(confirmation?.raw ?? '', 'Subject').replaceAll('_', ' ')).toContain(subject)
  expect(header(confirmation?.raw ?? '', 'Auto-Submitted')).toBe('auto-replied')
  expect(confirmation?.raw).toContain(greeting)
  expect(confirmation?.raw, 'nothing else that the visitor wrote').not.toContain('pottery')
})

test('a confirmation in a language that was turned off meanwhile is in the originals’', async () => {
  await settings({ confirmInquiries: true, languages: ['en', 'fr'] })
  const email = `${unique('asha')}@example.com`
  await call('POST', '/api/leads', { body: inquiry({ language: 'de', email }) })
  await runJobs()
  expect(server.mails.find(({ to }) => to[0] === email)?.raw).toContain('Hello Asha Rao,')
  await settings({ languages: [] })
})

const confirmed = (email: string) => server.mails.filter(({ to }) => to[0] === email)

test.each(['Win at https://casino.example', 'Call 555 1234 now', `Hello ${'dear '.repeat(10)}friend`])(
  'a confirmation carries no advertisement to a stranger: %s',
  async (fullName) => {
    await settings({ confirmInquiries: true })
    const email = `${unique('asha')}@example.com`
    await call('POST', '/api/leads', { body: inquiry({ fullName, email, company: fullName }) })
    await runJobs()
    const [confirmation] = confirmed(email)
    expect(confirmation?.raw).toContain('Hello,')
    for (const word of ['casino', '555 1234', 'friend']) expect(confirmation?.raw).not.toContain(word)
  },
)

test('a mailbox gets one confirmation a day, in any spelling of its address, and staff get every mail', async () => {
  await settings({ confirmInquiries: true })
  const [name, domain] = [unique('asha'), 'example.com']
  const addresses = [`${name}@${domain}`, `${name}+2@${domain}`, `${name.toUpperCase()}@${domain}`]
  for (const email of [...addresses, ...addresses]) {
    const body = inquiry({ email, fullName: unique('Asha') })
    expect((await call('POST', '/api/leads', { body })).status).toBe(201)
    await runJobs()
  }
  const toVisitor = server.mails.filter(({ to }) => to[0]?.toLowerCase().startsWith(name))
  expect(toVisitor.map(({ to }) => to[0])).toEqual([addresses[0]])
  expect(server.mails).toHaveLength(7)
})

test('a failed confirmation is retried, and counts once', async () => {
  await settings({ confirmInquiries: true })
  const email = `${unique('asha')}@example.com`
  await server.down()
  await call('POST', '/api/leads', { body: inquiry({ email }) })
  await runJobs()
  await server.up()
  await runJobs()
  expect(confirmed(email)).toHaveLength(1)
  await call('POST', '/api/leads', { body: inquiry({ email, fullName: unique('Asha') }) })
  await runJobs()
  expect(confirmed(email), 'the one of today').toHaveLength(1)
})

test('a mail that is sent while missed ones are looked for is not queued again', async () => {
  const payload = await getCms()
  const { body } = await call('POST', '/api/leads', { body: inquiry() })
  const { find } = payload
  const looking = vi.spyOn(payload, 'find').mockImplementation(async (args) => {
    if (args.collection === 'payload-jobs') {
      looking.mockRestore()
      await runJobs()
    }
    return find.call(payload, args)
  })
  await queueMissedNotifications(payload, Date.now() + 120_000)
  expect(server.mails).toHaveLength(1)
  const ofLead = (await payload.find({ collection: 'payload-jobs', pagination: false })).docs.filter(
    ({ input }) => (input as { lead: string }).lead === body.id,
  )
  expect(ofLead).toEqual([])
})

/** From here on inquiries are treated as a flood for ten minutes. */
test('beyond the breaker inquiries are stored, flagged and not mailed; earlier ones stay unconfirmed', async () => {
  await settings({ confirmInquiries: true })
  const [failed, before] = [`${unique('asha')}@example.com`, `${unique('asha')}@example.com`]
  await server.down()
  await call('POST', '/api/leads', { body: inquiry({ email: failed }) })
  await runJobs()
  await server.up()
  await call('POST', '/api/leads', { body: inquiry({ email: before }) })
  const payload = await getCms()
  for (let count = 0; count <= 300; count += 1) await isFlood(payload)
  const fullName = unique('Flooded')
  const email = `${unique('asha')}@example.com`
  const { status, body } = await call('POST', '/api/leads', { body: inquiry({ fullName, email }) })
  expect([status, body.fullName]).toEqual([201, fullName])
  const form = new Request('http://localhost:3000/api/leads/form', {
    method: 'POST',
    headers: { [addressHeader]: unique('address'), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...inquiry({ fullName, email }), shownAt: String(Date.now() - 60_000) }),
  })
  const answer = await api(form)
  expect(answer.headers.get('location')).toMatch(/^\/thank-you\?draft=/)
  await runJobs()
  expect(confirmed(email)).toEqual([])
  expect(confirmed(before), 'the breaker is open by now').toEqual([])
  expect(confirmed(failed), 'it was tried before').toHaveLength(1)
  expect(server.mails.map(({ to }) => to[0])).toEqual(
    expect.arrayContaining([failed, 'desk@kitewing.example', 'desk@kitewing.example']),
  )
  expect(server.mails).toHaveLength(3)

  const { token } = await signedIn('admin')
  const { body: spam } = await call('GET', `/api/admin/leads?folder=spam&search=${fullName}`, { token })
  expect(spam.map((lead: { fullName: string }) => lead.fullName)).toEqual([fullName, fullName])
  const bulk = { action: 'not-spam', ids: spam.map(({ id }: { id: string }) => id) }
  expect((await call('POST', '/api/admin/leads/bulk', { token, body: bulk })).body.changed).toBe(2)
  const { body: inbox } = await call('GET', `/api/admin/leads?search=${fullName}`, { token })
  expect(inbox).toHaveLength(2)
})

test('an attempt that is repeated counts once towards the flood', async () => {
  const payload = await getCms()
  while (await isBreakerOpen(payload)) await uncountInquiry(payload)
  // Room for one.
  await uncountInquiry(payload)
  const headers = { 'idempotency-key': randomId() }
  const body = inquiry()
  for (let time = 1; time <= 2; time += 1)
    expect((await call('POST', '/api/leads', { body, headers })).status).toBe(201)
  expect(await isBreakerOpen(payload)).toBe(false)
})
