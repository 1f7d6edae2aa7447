import { beforeAll, expect, test } from 'vitest'
import { randomId } from '@/domain/randomId'
import { call, inquiry, password, signedIn, unique } from './api'
import { getCms } from './cms'

type Person = Awaited<ReturnType<typeof signedIn>>
let admin: Person
let colleague: Person

beforeAll(async () => {
  admin = await signedIn('admin')
  colleague = await signedIn('admin')
})

interface Sent {
  path: string
  body: object
}

const send = ({ path, body }: Sent, key: string | undefined, { token } = admin) =>
  call('POST', `/api/admin/${path}`, { token, body, ...(key && { headers: { 'idempotency-key': key } }) })

const post = () => ({ title: unique('B'), excerpt: 'x', content: '<p>x</p>', category: 'Tutorials' })

async function lead(): Promise<string> {
  return (await call('POST', '/api/leads', { body: inquiry() })).body.id
}

async function thread(): Promise<string> {
  return `blog-posts/${(await send({ path: 'blog-posts', body: post() }, undefined)).body.id}/comments`
}

const note = { kind: 'note', text: 'Called.' }
const comment = { field: 'content', anchor: { quote: 'x', before: '', after: '' }, body: 'Which?' }

const creations: Record<string, () => Sent | Promise<Sent>> = {
  'a service': () => ({ path: 'services', body: { title: unique('S'), description: 'x', price: '₹1' } }),
  'a product': () => ({
    path: 'products',
    body: { title: unique('P'), description: 'x', category: 'cms', price: 1, imageUrls: [] },
  }),
  'a project': () => ({ path: 'projects', body: { title: unique('J'), description: 'x', category: 'Web' } }),
  'a post': () => ({ path: 'blog-posts', body: post() }),
  'an account': () => ({ path: 'users', body: { username: unique('u'), password, role: 'sales' } }),
  'a note': async () => ({ path: `leads/${await lead()}/notes`, body: note }),
  'a comment': async () => ({ path: await thread(), body: comment }),
}

test.each(Object.entries(creations))(
  '%s is created once by simultaneous and later attempts',
  async (_, of) => {
    const sent = await of()
    const key = randomId()
    const answers = await Promise.all(Array.from({ length: 3 }, () => send(sent, key)))
    answers.push(await send(sent, key))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const [first] = answers
    for (const { body } of answers) expect(body).toEqual(first?.body)
  },
)

test('with another key, without one, by another person, with other content or elsewhere it is a new one', async () => {
  const path = `leads/${await lead()}/notes`
  const key = randomId()
  const answers = [
    await send({ path, body: note }, key),
    await send({ path, body: note }, randomId()),
    await send({ path, body: note }, undefined),
    await send({ path, body: note }, key, colleague),
    await send({ path, body: { ...note, text: 'Called twice.' } }, key),
    await send({ path: `leads/${await lead()}/notes`, body: note }, key),
  ]
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(6)
})

test('a repeated comment is in the audit trail once', async () => {
  const path = await thread()
  const key = randomId()
  await send({ path, body: comment }, key)
  await send({ path, body: comment }, key)
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'audit-entry',
    where: { document: { equals: path.split('/')[1] } },
    pagination: false,
  })
  expect(docs.filter(({ action }) => action === 'updated')).toHaveLength(1)
})

test('a malformed key is refused before anything is stored', async () => {
  const sent = await creations['a service']?.()
  const { status, body } = await send(sent as Sent, 'short')
  expect(status).toBe(400)
  expect(body.errors).toMatchObject([{ path: 'Idempotency-Key' }])
})
