import { once } from 'node:events'
import { createServer, request as httpRequest, type Server } from 'node:http'
import { freePort } from '../freePort'
import { inquiryOf } from '../inquiries'
import { MailServer } from '../integration/mailServer'
import { Wire } from '../Wire'
import { dropMongoDatabase, ownMongoDatabase } from './database'
import { expect, signIn, test } from './fixtures'
import { Product, startTimeout } from './Product'

/** Alternates requests between the instances. */
async function proxyTo(products: Product[]): Promise<{ server: Server; baseURL: string }> {
  let turn = 0
  const server = createServer((req, res) => {
    turn += 1
    const { hostname, port } = new URL(products[turn % products.length]?.baseURL ?? '')
    const { method, url: path } = req
    const headers = { ...req.headers, 'x-forwarded-for': req.headers['x-test-visitor'] ?? '203.0.113.1' }
    const there = httpRequest({ hostname, port, method, path, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(res)
    })
    there.on('error', () => res.destroy())
    req.pipe(there)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, baseURL: `http://127.0.0.1:${(server.address() as { port: number }).port}` }
}

const logIn = ({ baseURL, admin }: Product) =>
  fetch(`${baseURL}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })

/** Sends an inquiry like a browser without scripts. @returns where it redirects */
async function sendForm({ baseURL }: Product, number: number): Promise<string> {
  const { elapsed: _, ...fields } = inquiryOf(number)
  const body = new URLSearchParams({ ...fields, shownAt: '0' })
  const answer = await fetch(`${baseURL}/api/leads/form`, { method: 'POST', body, redirect: 'manual' })
  return answer.headers.get('location') ?? ''
}

/** Errors logged since a moment, without request lines. */
const failures = ({ output }: Product, since: number): string[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { time: number; level: number; msg: string })
    .filter(({ time, level, msg }) => time >= since && level >= 40 && msg !== 'request')
    .map(({ msg }) => msg)

/** What docs/operations.md promises of a change, with a margin for slow machines. */
const soon = { timeout: 6000, intervals: [100] }

/** Two instances on one database and one mail server, behind a proxy. The wire leads to the database. */
async function startTwo() {
  const mongoUrl = ownMongoDatabase()
  const { hostname, port } = new URL(mongoUrl)
  const wire = await Wire.to(hostname, Number(port || 27017))
  const mails = new MailServer(await freePort())
  await mails.up()
  const through = new URL(mongoUrl)
  through.host = `127.0.0.1:${wire.port}`
  through.searchParams.set('directConnection', 'true')
  const settings = {
    PAYLOAD_SECRET: 'a-secret-that-only-tests-know-0123456789',
    MAX_INQUIRIES: '5',
    LOG_LEVEL: 'info',
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    MAIL_FROM: 'hello@kitewing.example',
    MAIL_TO: 'desk@kitewing.example',
  }
  const own = { mongoUrl: through.toString(), settings }
  const [one, other] = [new Product('mongodb', undefined, own), new Product('mongodb', undefined, own)]
  // Together, on an empty database: both build indexes, one creates the first account.
  await Promise.all([one.start(), other.start()])
  const { server, baseURL } = await proxyTo([one, other])
  const close = async () => {
    server.close()
    await Promise.all([one.dispose(), other.dispose(), mails.down()])
    await wire.close()
    await dropMongoDatabase(mongoUrl)
  }
  return { one, other, baseURL, wire, mails, close }
}

const get = (base: string, path: string) => fetch(base + path, { redirect: 'manual' })
const text = async (base: string, path: string) => (await get(base, path)).text()

test('two instances act as one product, and survive an outage of their database @both', async ({
  engine,
}) => {
  test.skip(engine !== 'mongodb', 'SQLite has one process')
  test.setTimeout(startTimeout)
  const { one, other, baseURL, wire, mails, close } = await startTwo()
  try {
    const { token } = await signIn(one)
    const staff = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const write = (base: string, method: string, path: string, body: object) =>
      fetch(base + path, { method, headers: staff, body: JSON.stringify(body) })

    await test.step('a session works on both instances', async () => {
      expect((await fetch(`${other.baseURL}/api/admin/leads`, { headers: staff })).status).toBe(200)
    })

    await test.step('a lead that one receives is announced by the other', async () => {
      const leave = new AbortController()
      const stream = await fetch(`${other.baseURL}/api/admin/leads/events`, {
        headers: staff,
        signal: leave.signal,
      })
      const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
      const fullName = `Announced ${crypto.randomUUID()}`
      const lead = {
        fullName,
        email: 'a@pumps.example',
        serviceType: 'cloud',
        description: 'One pipeline.',
        elapsed: 9000,
      }
      expect((await write(one.baseURL, 'POST', '/api/leads', lead)).status).toBe(201)
      let heard = ''
      while (reader && !heard.includes(fullName)) heard += (await reader.read()).value ?? ''
      expect(heard).toContain(fullName)
      leave.abort()
    })

    await test.step('a change on one shows on the other: pages, API, redirects', async () => {
      const title = `Service ${crypto.randomUUID()}`
      const post = { title, excerpt: 'x', content: '<p>x</p>', category: 'Tutorials', isPublished: true }
      const [first, second] = [`first-${crypto.randomUUID()}`, `second-${crypto.randomUUID()}`]
      // Both cache the previous version.
      expect(await text(other.baseURL, '/services')).not.toContain(title)
      expect(await text(other.baseURL, '/api/services')).not.toContain(title)
      expect((await get(other.baseURL, `/blog/${first}`)).status).toBe(404)
      const made = await write(one.baseURL, 'POST', '/api/admin/blog-posts', { ...post, slug: first })
      expect(made.status).toBe(201)
      const service = { title, description: 'Made by a test.', price: 'Free', isActive: true, order: -1 }
      expect((await write(one.baseURL, 'POST', '/api/admin/services', service)).status).toBe(201)
      await expect.poll(() => text(other.baseURL, '/services'), soon).toContain(title)
      await expect.poll(() => text(other.baseURL, '/api/services'), soon).toContain(title)
      await expect.poll(async () => (await get(other.baseURL, `/blog/${first}`)).status, soon).toBe(200)
      const { id } = (await made.json()) as { id: string }
      await write(one.baseURL, 'PUT', `/api/admin/blog-posts/${id}`, { ...post, slug: second })
      const location = async () => (await get(other.baseURL, `/blog/${first}`)).headers.get('location')
      await expect.poll(location, soon).toContain(`/blog/${second}`)
    })

    const send = (number: number, visitor = '203.0.113.1') =>
      fetch(`${baseURL}/api/leads`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-test-visitor': visitor },
        body: JSON.stringify(inquiryOf(number)),
      })

    await test.step('limits count across both, and each mail is sent once', async () => {
      const answers: number[] = []
      for (const number of [1, 2, 3, 4, 5, 6, 7]) answers.push((await send(number)).status)
      expect(answers).toEqual([201, 201, 201, 201, 201, 429, 429])
      const told = () => mails.mails.flatMap(({ raw }) => /^Subject: .*Visitor (\d)/m.exec(raw)?.[1] ?? [])
      await expect.poll(() => told().toSorted(), { timeout: 60_000 }).toEqual(['1', '2', '3', '4', '5'])
    })

    const faults = [
      ['away', 'cut', 8, '/de/contact'],
      ['hanging', 'hold', 20, '/de/services'],
    ] as const
    for (const [state, fault, number, page] of faults) {
      await test.step(`a database that is ${state}: cached pages stay, other requests say so, nothing restarts`, async () => {
        // Cached once it was rendered without a change in between.
        for (const _ of [1, 2]) expect((await get(one.baseURL, '/about')).status).toBe(200)
        const before = [one.pid, other.pid]
        const [from, began] = [`203.0.113.${number}`, Date.now()]
        wire[fault]()
        // The first requests notice, later ones are rejected at once.
        for (const _ of ['first', 'second']) {
          const answers = await Promise.all([
            get(one.baseURL, '/about'),
            get(one.baseURL, page),
            get(one.baseURL, '/api/projects'),
            send(number, from),
            logIn(one),
            get(one.baseURL, '/healthz'),
            get(one.baseURL, '/readyz'),
          ])
          expect(answers.map(({ status }) => status)).toEqual([200, 503, 503, 503, 503, 200, 503])
          const [, unkept] = answers
          expect(await unkept.text()).toContain('Wir können diese Seite gerade nicht laden.')
          expect(unkept.headers.get('retry-after')).toBe('5')
        }
        const typed = await sendForm(one, number)
        expect((await get(one.baseURL, typed)).status).toBe(503)
        wire.mend()
        for (const { baseURL: base } of [one, other]) {
          await expect.poll(async () => (await get(base, '/readyz')).status, soon).toBe(200)
          expect((await get(base, page)).status).toBe(200)
        }
        expect((await send(number + 1, `${from}1`)).status).toBe(201)
        expect([one.pid, other.pid]).toEqual(before)
        expect(await text(one.baseURL, typed)).toContain(`Visitor ${number}`)
        expect(failures(one, began)).toEqual([
          'The database is not responding.',
          'The database is responding again.',
        ])
      })
    }

    await test.step('a slow database makes slow responses, not wrong ones', async () => {
      wire.delay = 300
      expect((await send(10, '203.0.113.10')).status).toBe(201)
      expect((await get(one.baseURL, '/fr/contact')).status).toBe(200)
      wire.delay = 0
      const leads = await (await fetch(`${other.baseURL}/api/admin/leads`, { headers: staff })).json()
      const names = (leads as { fullName: string }[]).map(({ fullName }) => fullName)
      expect(names).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 9, 21, 10].map((n) => `Visitor ${n}`)))
      for (const refused of [6, 8, 20]) expect(names).not.toContain(`Visitor ${refused}`)
    })

    await test.step('the logs identify requests by id, and contain nothing personal', async () => {
      const log = one.output + other.output
      expect(log).not.toMatch(/visitor\d+@example\.com|Visitor \d|call me back/)
    })
  } finally {
    await close()
  }
})
