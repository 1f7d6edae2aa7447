import { beforeAll, expect, test } from 'vitest'
import { onContentChanged } from '@/runtime/contentChanged'
import { call, inquiry, signedIn, unique } from './api'

let admin: string
let emptied = 0

beforeAll(async () => {
  admin = (await signedIn('admin')).token
  onContentChanged(() => {
    emptied += 1
  })
})

const content: [string, object][] = [
  ['services', { title: 'x', description: 'x', price: 'x' }],
  ['products', { title: 'x', description: 'x', category: 'cms', price: 5 }],
  ['projects', { title: unique('x'), description: 'x', category: 'x' }],
  [
    'blog-posts',
    { title: unique('x'), excerpt: 'x', content: 'x', category: 'Tutorials', isPublished: true },
  ],
]

// The first test in the file, before any change.
test('an inquiry and a refused change leave the caches alone', async () => {
  await call('POST', '/api/leads', { body: inquiry() })
  await call('POST', '/api/admin/services', { token: admin, body: {} })
  expect(emptied).toBe(0)
})

test.each(content)('whatever staff do to %s shows on the site with the next request', async (name, body) => {
  const path = `/api/admin/${name}`
  async function empties(act: () => Promise<unknown>) {
    const before = emptied
    const result = await act()
    expect(emptied).toBeGreaterThan(before)
    return result
  }
  const made = await empties(() => call('POST', path, { token: admin, body }))
  const { id } = (made as { body: { id: string } }).body
  await empties(() => call('PUT', `${path}/${id}`, { token: admin, body }))
  await empties(() => call('DELETE', `${path}/${id}`, { token: admin }))
})
