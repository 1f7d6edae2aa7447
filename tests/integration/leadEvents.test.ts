import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { NewLead } from '@/domain/entities'
import { stopWatchers } from '@/endpoints/admin/leadEvents/watchLeads'
import { settings } from '@/settings'
import { api, call, inquiry, signedIn, unique } from './api'
import { getCms } from './cms'

const open: { cancel: () => Promise<void> }[] = []
let sales: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  sales = await signedIn('sales')
})
afterEach(async () => {
  settings.liveLeads = true
  for (const { cancel } of open.splice(0)) await cancel()
})

/** Opens the stream; `leads` collects what it announces. */
async function listen(token: string, query = '', headers: Record<string, string> = {}) {
  const response = await api(
    new Request(`http://localhost:3000/api/admin/leads/events${query}`, {
      headers: { authorization: `Bearer ${token}`, ...headers },
    }),
  )
  const leads: NewLead[] = []
  const state = { isOver: false, status: response.status, headers: response.headers, leads, ids: [''] }
  if (response.status !== 200 || !response.body) return state
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  open.push({ cancel: () => reader.cancel() })
  const read = async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const data = /^data: (.+)$/m.exec(part.value)?.[1]
      if (data) leads.push(...(JSON.parse(data) as NewLead[]))
      const id = /^id: (.+)$/m.exec(part.value)?.[1]
      if (id) state.ids.push(id)
    }
    state.isOver = true
  }
  void read()
  return state
}

const send = async (over: object = {}): Promise<string> =>
  (await call('POST', '/api/leads', { body: inquiry(over) })).body.id
const names = (leads: NewLead[]) => leads.map(({ fullName }) => fullName)
const until = (check: () => void) => vi.waitFor(check, { timeout: 8000 })

test('a lead is announced to all who listen, once, and spam to nobody', async () => {
  const one = await listen(sales.token)
  const other = await listen(sales.token)
  expect([one.status, one.headers.get('content-type'), one.headers.get('cache-control')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    'no-store',
  ])
  const fullName = unique('Announced')
  const spam = { ...inquiry({ fullName: unique('Spam') }), isSpam: true }
  await (await getCms()).create({ collection: 'lead', data: spam as never })
  const id = await send({ fullName })
  for (const { leads } of [one, other]) await until(() => expect(names(leads)).toContain(fullName))
  // Later ones are found by a look of their own.
  const later = unique('Later')
  await send({ fullName: later })
  await until(() => expect(names(one.leads)).toContain(later))
  expect(one.leads.filter((lead) => lead.id === id)).toHaveLength(1)
  expect(names(one.leads)).not.toContain(spam.fullName)
})

test('twenty at once are all announced', async () => {
  const { leads } = await listen(sales.token)
  const mark = unique('Twenty')
  await Promise.all(Array.from({ length: 20 }, (_, index) => send({ fullName: `${mark} ${index}` })))
  await until(() => expect(names(leads).filter((name) => name.startsWith(mark))).toHaveLength(20))
})

test('a client that connects again is told what came in between', async () => {
  const first = await listen(sales.token)
  const [before, missed] = [unique('Before'), unique('Missed')]
  await send({ fullName: before })
  await until(() => expect(names(first.leads)).toContain(before))
  await open.splice(0)[0]?.cancel()
  await send({ fullName: missed })
  const again = await listen(sales.token, '?since=2999-01-01T00:00:00.000Z', {
    'last-event-id': first.ids.at(-1) ?? '',
  })
  await until(() => expect(names(again.leads)).toContain(missed))
  const other = await listen(sales.token, `?since=${first.ids.at(-1)}`)
  await until(() => expect(names(other.leads)).toContain(missed))
})

test('a session that ends takes its connection with it, and nothing more is sent', async () => {
  const leaver = await signedIn('sales')
  const state = await listen(leaver.token)
  await call('POST', '/api/auth/logout', { token: leaver.token })
  const fullName = unique('Unheard')
  await send({ fullName })
  await until(() => expect(state.isOver).toBe(true))
  expect(names(state.leads)).not.toContain(fullName)
})

test('a salesperson who becomes an editor hears of no more leads', async () => {
  const mover = await signedIn('sales')
  const state = await listen(mover.token)
  await (await getCms()).update({ collection: 'users', id: mover.id, data: { role: 'editor' } })
  const fullName = unique('Unheard')
  await send({ fullName })
  await until(() => expect(state.isOver).toBe(true))
  expect(names(state.leads)).not.toContain(fullName)
})

test('a person has a limited number of connections, and closing one makes room', async () => {
  const busy = await signedIn('sales')
  for (let count = 0; count < 6; count += 1) expect((await listen(busy.token)).status).toBe(200)
  expect((await listen(busy.token)).status).toBe(429)
  await open[0]?.cancel()
  expect((await listen(busy.token)).status).toBe(200)
})

test('a stopping server ends every connection', async () => {
  const state = await listen(sales.token)
  stopWatchers()
  await until(() => expect(state.isOver).toBe(true))
})

test('it can be turned off, and takes only a time', async () => {
  expect((await listen(sales.token, '?since=yesterday')).status).toBe(400)
  settings.liveLeads = false
  expect((await listen(sales.token)).status).toBe(404)
})
