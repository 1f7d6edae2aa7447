import { rename } from 'node:fs/promises'
import { createClient } from '@libsql/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Wire } from '../../Wire'

const url = new URL(process.env.DATABASE_URL ?? '')
const isMongo = url.protocol === 'mongodb:'
// Before the configuration is loaded, which reads the URL at once.
const wire = isMongo ? await Wire.to(url.hostname, Number(url.port || 27017)) : undefined
if (wire) {
  url.host = `127.0.0.1:${wire.port}`
  url.searchParams.set('directConnection', 'true')
  process.env.DATABASE_URL = url.href
}
const { getCms: cms } = await import('../cms')
const { mongoConnection } = await import('@/database/mongoCollection')
const { database } = await import('@/database/outage')
const { probeOf } = await import('@/database/probe')
const { randomId } = await import('@/domain/randomId')
const { call, inquiry, member, password, signedIn, unique } = await import('../api')

/** What happens to the database, and how it is repaired. */
type Fault = () => Promise<() => unknown>

const cut: Fault = async () => {
  wire?.cut()
  return () => wire?.mend()
}
const hang: Fault = async () => {
  wire?.hold()
  return () => wire?.mend()
}
/** The driver stops monitoring its server, as it sometimes does when connections end. */
const forget: Fault = async () => {
  const client = mongoConnection(await cms())?.getClient() as unknown as {
    topology: { s: { servers: Map<string, { monitor: { close(): void } }> } }
  }
  for (const { monitor } of client.topology.s.servers.values()) monitor.close()
  return cut()
}
const lock: Fault = async () => {
  const other = createClient({ url: url.href })
  await other.execute('BEGIN IMMEDIATE')
  return async () => {
    await other.execute('ROLLBACK')
    other.close()
  }
}
const remove: Fault = async () => {
  await rename(url.pathname, `${url.pathname}.away`)
  // Until the next check, nobody notices: open connections stay open.
  await database.look()
  return () => rename(`${url.pathname}.away`, url.pathname)
}

const faults: [string, Fault][] = isMongo
  ? [
      ['ends its connections', cut],
      ['hangs', hang],
      ['is forgotten by its driver', forget],
    ]
  : [
      ['is locked by somebody else', lock],
      ['was removed', remove],
    ]

const told: string[] = []
let stop: () => void
beforeAll(async () => {
  stop = database.watch(await probeOf(await cms()), {
    left: () => void told.push('left'),
    back: () => void told.push('back'),
  })
})
afterAll(async () => {
  stop()
  await (await cms()).destroy()
  await wire?.close()
})

const send = (key: string, fullName: string) =>
  call('POST', '/api/leads', { body: inquiry({ fullName }), headers: { 'idempotency-key': key } })

async function storedAs(fullName: string): Promise<number> {
  const payload = await cms()
  return (await payload.count({ collection: 'lead', where: { fullName: { equals: fullName } } })).totalDocs
}

const isBack = () => expect.poll(() => database.isAway, { timeout: 30_000 }).toBe(false)

test.each(faults)(
  'a database that %s: errors are reported, and nothing is stored twice',
  async (_, fault) => {
    const { token } = await signedIn('admin')
    const { username } = await member('admin')
    const attempts = Array.from({ length: 12 }, () => ({ key: randomId(), fullName: unique('Asha') }))
    told.length = 0

    const sent = attempts.map(({ key, fullName }) => send(key, fullName))
    await sent[0]
    const mend = await fault()
    // Calls in progress, and one that comes later.
    const late = { key: randomId(), fullName: unique('Asha') }
    const answers = [...(await Promise.all(sent)), await send(late.key, late.fullName)]
    for (const { status } of answers) expect([201, 503]).toContain(status)
    expect(answers.at(-1)).toMatchObject({
      status: 503,
      body: { message: "We can't load this page right now. Please try again in a moment." },
    })
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('5')
    expect(database.isAway).toBe(true)

    const others = await Promise.all([
      call('POST', '/api/auth/login', { body: { username, password } }),
      call('GET', '/api/projects'),
      // It doesn't log anyone out.
      call('GET', '/api/admin/leads', { token }),
      call('GET', '/api/users', { token }),
    ])
    expect(others.map(({ status }) => status)).toEqual([503, 503, 503, 503])

    await mend()
    await isBack()
    for (const { key, fullName } of [...attempts, late]) {
      expect((await send(key, fullName)).status).toBe(201)
      expect(await storedAs(fullName)).toBe(1)
    }
    expect((await call('GET', '/api/admin/leads', { token })).status).toBe(200)
    expect(told).toEqual(['left', 'back'])
  },
)
