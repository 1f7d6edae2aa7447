import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { randomId } from '@/domain/randomId'
import { addressHeader } from '@/rate-limit/visitor'
import { api, call, inquiry, signedIn, unique } from './api'
import { getCms } from './cms'

const send = (key: string | undefined, over: object = {}) =>
  call('POST', '/api/leads', {
    body: inquiry({ elapsed: 20_000, ...over }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })

const stored = async (fullName: string) => {
  const payload = await getCms()
  const where = { fullName: { equals: fullName } }
  return (await payload.find({ collection: 'lead', where, trash: true, limit: 100 })).docs
}

test('a repeated attempt creates one lead and gets the same response', async () => {
  const fullName = unique('Asha')
  const key = randomId()
  const [first, again] = [await send(key, { fullName }), await send(key, { fullName, elapsed: 31_000 })]
  expect(first.status).toBe(201)
  expect([again.status, again.body]).toEqual([first.status, first.body])
  expect(await stored(fullName)).toHaveLength(1)
})

test('simultaneous requests of one attempt create one lead', async () => {
  const fullName = unique('Asha')
  const key = randomId()
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(key, { fullName })))
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await stored(fullName)).toHaveLength(1)
})

test('suspected spam is stored once too, with the same response', async () => {
  const fullName = unique('Robot')
  const key = randomId()
  const first = await send(key, { fullName, website: 'https://casino.example' })
  expect((await send(key, { fullName, website: 'https://casino.example' })).body).toEqual(first.body)
  expect(await stored(fullName)).toMatchObject([{ isSpam: true }])
})

test("a key doesn't lead to another person's inquiry: with other content it is a new attempt", async () => {
  const [victim, prober] = [unique('Asha'), unique('Mallory')]
  const key = randomId()
  const first = await send(key, { fullName: victim, description: 'A secret plan.' })
  const probe = await send(key, { fullName: prober })
  expect(probe.status).toBe(201)
  expect(probe.body.id).not.toBe(first.body.id)
  expect(JSON.stringify(probe.body)).not.toMatch(/secret|Asha-/)
  expect([await stored(victim), await stored(prober)].map(({ length }) => length)).toEqual([1, 1])
})

test('the response stays the visitor’s, whatever staff have done meanwhile', async () => {
  const fullName = unique('Asha')
  const key = randomId()
  const first = await send(key, { fullName })
  const payload = await getCms()
  const data = { company: 'Rao Pottery', budget: 'above-5l', deletedAt: new Date().toISOString() } as const
  await payload.update({ collection: 'lead', id: first.body.id, data })
  const again = await send(key, { fullName })
  expect([again.status, again.body]).toEqual([201, first.body])
  expect(await stored(fullName)).toHaveLength(1)
})

test('without a key each call is a new inquiry', async () => {
  const fullName = unique('Asha')
  await Promise.all([send(undefined, { fullName }), send(undefined, { fullName })])
  expect(await stored(fullName)).toHaveLength(2)
})

test.each(['short', 'x'.repeat(65), 'with blanks in between', '{"$ne":null}............'])(
  '%j is refused as a key, and nothing is stored',
  async (key) => {
    const fullName = unique('Refused')
    const { status, body } = await send(key, { fullName })
    expect([status, body.errors]).toEqual([400, [{ path: 'Idempotency-Key', message: expect.any(String) }]])
    expect(await stored(fullName)).toEqual([])
  },
)

test('staff can change leads with and without a key, which is never revealed', async () => {
  const { token } = await signedIn('admin')
  const key = randomId()
  const ids = [(await send(key)).body.id, (await send(undefined)).body.id, (await send(undefined)).body.id]
  for (const id of ids) {
    const answer = await call('PUT', `/api/admin/leads/${id}`, { token, body: { status: 'contacted' } })
    expect(answer.status).toBe(200)
    expect(answer.body).not.toHaveProperty('attempt')
  }
  const [lead] = await (await getCms())
    .find({ collection: 'lead', where: { id: { equals: ids[0] } } })
    .then((x) => x.docs)
  expect(lead?.attempt).toEqual(expect.any(String))
  expect(lead?.attempt).not.toContain(key)
})

const post = (fields: Record<string, string>, from: string = randomUUID()) =>
  api(
    new Request('http://localhost:3000/api/leads/form', {
      method: 'POST',
      headers: { [addressHeader]: from, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...inquiry(), shownAt: String(Date.now() - 60_000), ...fields }),
    }),
  )

test('a form sent twice without script creates one lead', async () => {
  const fullName = unique('Asha')
  const answers = await Promise.all(Array.from({ length: 4 }, () => post({ fullName })))
  expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(303))
  await post({ fullName, shownAt: String(Date.now() - 5_000), locale: 'de' })
  expect(await stored(fullName)).toHaveLength(1)
  await post({ fullName, description: 'And one thing more.' })
  expect(await stored(fullName)).toHaveLength(2)
})

test('a form flagged as spam doesn’t swallow the same one sent by a person', async () => {
  const fullName = unique('Asha')
  await post({ fullName, shownAt: String(Date.now()) })
  await post({ fullName })
  expect((await stored(fullName)).map(({ isSpam }) => isSpam).sort()).toEqual([false, true])
})

test('unsent forms from the networks of one site are counted together; more aren’t shown again', async () => {
  const site = `2001:db8:${Math.floor(Math.random() * 65_535).toString(16)}`
  /** Whether the page to which it leads shows the input. */
  const isShownAgain = async (visitor?: string) => {
    const answer = await post({ email: 'x' }, visitor)
    expect(answer.status).toBe(303)
    return answer.headers.get('location')?.includes('?draft=')
  }
  const shown: unknown[] = []
  for (let count = 0; count < 301; count += 1)
    shown.push(await isShownAgain(`${site}:${count.toString(16)}::/64`))
  expect(shown).toEqual([...Array(300).fill(true), false])
  expect(await isShownAgain()).toBe(true)
})
