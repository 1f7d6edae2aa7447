import { beforeAll, expect, test } from 'vitest'
import type { FoundEntry } from '@/domain/entities'
import { call, inquiry, signedIn, unique } from '../api'

let admin: string
let editor: string

beforeAll(async () => {
  admin = (await signedIn('admin')).token
  editor = (await signedIn('editor')).token
})

const ask = (q: string, token = admin) =>
  call('GET', `/api/admin/search?q=${encodeURIComponent(q)}`, { token })
const titles = async (q: string, token = admin) =>
  (await ask(q, token)).body.map(({ kind, title }: FoundEntry) => `${kind}: ${title}`)

const lead = (over: object) => call('POST', '/api/leads', { body: inquiry(over) })
const content = (path: string, body: object) => call('POST', `/api/admin/${path}`, { token: admin, body })
const post = (title: string) =>
  content('blog-posts', {
    title,
    slug: unique('post'),
    excerpt: 'About it.',
    content: '<p>Text.</p>',
    category: 'Tutorials',
  })

test('all matches are found, the best first, ignoring case', async () => {
  const word = unique('Zebra')
  await lead({ fullName: 'Asha Rao', company: `${word} Pottery` })
  await lead({ fullName: 'Jonas', description: `We saw ${word}.` })
  await lead({ fullName: 'Nobody', description: 'Something else.' })
  await lead({ fullName: `${word} Spam`, website: 'https://casino.example' })
  await post(`How we built ${word}`)
  await content('services', { title: word, description: 'A service.', price: '₹1', features: [] })
  await content('products', { title: `${word} kit`, description: 'A kit.', price: 10, category: 'dashboard' })
  const found = await titles(word.toUpperCase())
  expect(found.slice(0, 3)).toEqual([
    `service: ${word}`,
    `product: ${word} kit`,
    `post: How we built ${word}`,
  ])
  expect(found.slice(3).sort()).toEqual(['lead: Asha Rao', 'lead: Jonas'])
})

test('a result says what it is, and what distinguishes it', async () => {
  const fullName = unique('Grace')
  const { id } = (await lead({ fullName, company: 'Inkwell & Oak' })).body
  expect((await ask(fullName)).body).toEqual([{ kind: 'lead', id, title: fullName, detail: 'Inkwell & Oak' }])
})

test('an editor finds what an editor may open', async () => {
  const word = unique('Heron')
  await lead({ fullName: word })
  await post(word)
  await content('services', { title: word, description: 'A service.', price: '₹1', features: [] })
  expect(await titles(word, editor)).toEqual([`post: ${word}`])
  expect(await titles(word)).toHaveLength(3)
})

test('non-English letters are found ignoring case', async () => {
  const word = unique('Ärger').replace(/-.*/, unique(''))
  await post(`${word} vermeiden`)
  expect(await titles(word.toLowerCase())).toEqual([`post: ${word} vermeiden`])
  expect(await titles(word.toUpperCase())).toEqual([`post: ${word} vermeiden`])
})

test('wildcards of databases match only themselves', async () => {
  // None of its words starts like one of theirs.
  await post(unique('Plain'))
  for (const q of ['%%%', '___', '.*', '$ne', "' OR 1=1 --", '\\', '[$regex]'])
    expect(await titles(q)).toEqual([])
})

test('five results of a kind are returned, the best ones included', async () => {
  const word = unique('Otter')
  await post(word)
  for (let count = 0; count < 6; count += 1) await post(`All about ${word} ${count}`)
  const found = await titles(word)
  expect(found).toHaveLength(5)
  expect(found[0]).toBe(`post: ${word}`)
})

test.each(['', '   ', 'x'.repeat(101)])('%j is not a valid search', async (q) => {
  expect((await ask(q)).status).toBe(400)
})

test('strangers must log in', async () => {
  expect((await call('GET', '/api/admin/search?q=asha')).status).toBe(401)
  expect((await call('GET', '/api/admin/search', { token: admin })).status).toBe(400)
})
