import { beforeAll, expect, test } from 'vitest'
import { requestContext } from '@/logging/requestContext'
import { call, inquiry, signedIn, unique } from './api'

let admin: string

beforeAll(async () => {
  admin = (await signedIn('admin')).token
})

/** Acts as a request of the front server, which renews its caches before it answers (`deferInvalidation`). */
async function changes<Result>(act: () => Promise<Result>) {
  const pending = { isPending: false }
  const result = await requestContext.run({ id: unique(), changes: pending }, act)
  return { result, isPending: pending.isPending }
}

const content: [string, object][] = [
  ['services', { title: 'x', description: 'x', price: 'x' }],
  ['products', { title: 'x', description: 'x', category: 'cms', price: 5 }],
  ['projects', { title: unique('x'), description: 'x', category: 'x' }],
  [
    'blog-posts',
    { title: unique('x'), excerpt: 'x', content: 'x', category: 'Tutorials', isPublished: true },
  ],
]

test('an inquiry and a refused change leave the caches alone', async () => {
  const sent = await changes(() => call('POST', '/api/leads', { body: inquiry() }))
  expect([sent.result.status, sent.isPending]).toEqual([201, false])
  const refused = await changes(() => call('POST', '/api/admin/services', { token: admin, body: {} }))
  expect([refused.result.status, refused.isPending]).toEqual([400, false])
})

test.each(content)('whatever staff do to %s shows on the site with the next request', async (name, body) => {
  const path = `/api/admin/${name}`
  const created = await changes(() => call('POST', path, { token: admin, body }))
  expect([created.result.status, created.isPending]).toEqual([201, true])
  const entry = `${path}/${created.result.body.id}`
  const updated = await changes(() => call('PUT', entry, { token: admin, body }))
  expect([updated.result.status, updated.isPending]).toEqual([200, true])
  const deleted = await changes(() => call('DELETE', entry, { token: admin }))
  expect([deleted.result.status, deleted.isPending]).toEqual([200, true])
})
