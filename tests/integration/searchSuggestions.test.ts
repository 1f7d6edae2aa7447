import { beforeAll, expect, test } from 'vitest'
import { suggestions } from '@/domain/limits'
import { blogPost, call, signedIn, unique } from './api'

let token: string

beforeAll(async () => {
  token = (await signedIn('admin')).token
})

/** A word that occurs nowhere else. */
const word = () => unique('w').replace('-', '')

const make = async (path: string, body: object) => {
  const answer = await call('POST', `/api/admin/${path}`, { token, body })
  expect(answer.status).toBe(201)
  return answer.body as { id: string; slug: string }
}

const suggest = (search: string, headers = {}) =>
  call('GET', `/api/search?${new URLSearchParams({ search })}`, { headers })

const other = { description: 'x', price: '1' }

test('entries of all kinds are suggested by the start of a word, titles first, with kind and path', async () => {
  const needle = word()
  const service = await make('services', { ...other, title: `${needle} service` })
  const product = await make('products', { ...other, title: `A ${needle}`, price: 1, category: 'cms' })
  const project = await make('projects', { title: 'Y', description: `Über ${needle}`, category: 'x' })
  const post = await make('blog-posts', blogPost({ title: 'Z', content: `<p>${needle}</p>` }))
  const { status, body } = await suggest(`  ${needle.slice(0, 6).toUpperCase()}`)
  expect(status).toBe(200)
  expect(body).toEqual([
    { kind: 'service', title: `${needle} service`, path: `/services#service-${service.id}` },
    { kind: 'product', title: `A ${needle}`, path: `/products/${product.id}` },
    { kind: 'project', title: 'Y', path: `/portfolio/${project.slug}` },
    { kind: 'blog-post', title: 'Z', path: `/blog/${post.slug}` },
  ])
})

test('there are six at most', async () => {
  const needle = word()
  for (let count = 0; count <= suggestions; count += 1)
    await make('services', { ...other, title: `${needle} ${count}` })
  expect((await suggest(needle)).body).toHaveLength(suggestions)
})

test('only what is published is suggested, to staff too', async () => {
  const needle = word()
  const publishedAt = new Date(Date.now() + 86_400_000).toISOString()
  await make('blog-posts', blogPost({ title: `${needle} draft`, isPublished: false }))
  await make('blog-posts', blogPost({ title: `${needle} soon`, publishedAt }))
  const { id } = await make('services', { ...other, title: `${needle} off`, isActive: false })
  expect((await suggest(needle)).body).toEqual([])
  expect((await suggest(needle, { authorization: `Bearer ${token}` })).body).toEqual([])
  const on = { ...other, title: `${needle} on`, isActive: true }
  await call('PUT', `/api/admin/services/${id}`, { token, body: on })
  expect((await suggest(needle)).body).toMatchObject([{ title: `${needle} on` }])
})

test.each(['%', '.*', '[', '\\', "' OR 1=1 --", '$where', '🦊', '-'])('%s finds nothing', async (search) => {
  // With a word that no other test's entry contains.
  expect(await suggest(`${search} zzzzqqqq`)).toMatchObject({ status: 200, body: [] })
})

test('an empty, too long or malformed search is refused', async () => {
  for (const search of ['', '   ', 'x'.repeat(101), 'a\0b']) expect((await suggest(search)).status).toBe(400)
  for (const query of ['', '?search', '?search[$ne]=1', '?q=a'])
    expect((await call('GET', `/api/search${query}`)).status).toBe(400)
  expect((await call('POST', '/api/search', { body: { search: 'a' } })).status).toBe(404)
})
