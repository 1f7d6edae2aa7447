import { randomUUID } from 'node:crypto'
import type { TypedUser } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { type AccessContext, anonymous } from '@/content/accessContext'
import { searchEntries } from '@/content/searchEntries'
import { reindexSearch, repairSearchIndex, upsertSearchEntry } from '@/content/syncSearch'
import type { SearchEntry } from '@/payload-types'
import { call, signedIn, unique } from './api'
import { getCms } from './cms'

let token: string
let staff: AccessContext
let editor: AccessContext
const all = { limit: 50, page: 1 }

beforeAll(async () => {
  const admin = await signedIn('admin')
  token = admin.token
  const payload = await getCms()
  const readerOf = async (id: string): Promise<AccessContext> => {
    const user = (await payload.findByID({ collection: 'users', id })) as TypedUser
    return { overrideAccess: false, user: { ...user, collection: 'users' } }
  }
  staff = await readerOf(admin.id)
  editor = await readerOf((await signedIn('editor')).id)
})

/** A word that occurs nowhere else. */
const word = () => unique('w').replace('-', '')

const make = async (path: string, body: object) =>
  (await call('POST', `/api/admin/${path}`, { token, body })).body as { id: string; slug: string }

const service = (over: object) => make('services', { title: 'x', description: 'x', price: '1', ...over })
const product = (over: object) =>
  make('products', { title: 'x', description: 'x', price: 1, category: 'cms', ...over })
const project = (over: object) => make('projects', { title: 'x', description: 'x', category: 'x', ...over })
const post = (over: object) =>
  make('blog-posts', {
    title: 'x',
    slug: unique('post'),
    excerpt: 'x',
    content: '<p>x</p>',
    category: 'Tutorials',
    isPublished: true,
    ...over,
  })

const find = (query: string, reader = anonymous) => searchEntries({ query }, all, reader)
const idsOf = async (query: string, reader = anonymous) =>
  (await find(query, reader)).entries.map(({ id }) => id)

test('all four kinds are found, the title before the text, ignoring case and accents', async () => {
  const needle = word()
  const inText = await post({ content: `<h2>Über</h2><p>Eine <b>Größe</b> ${needle}</p>` })
  const inTitle = await service({ title: `Zürcher ${needle.toUpperCase()}` })
  const inLabels = await product({ technologies: [needle] })
  const inSummary = await project({ title: unique('p'), description: `Über ${needle}` })
  expect(await idsOf(needle)).toEqual([inTitle.id, inLabels.id, inSummary.id, inText.id])
  // Prefixes of words; all of them.
  expect(await idsOf(`${needle.slice(0, 6).toUpperCase()} UBER grosse`)).toEqual([inText.id])
  expect(await idsOf(`${needle} nowhere`)).toEqual([])
  const [hit] = (await find(`größe ${needle}`)).entries
  expect(hit).toMatchObject({ kind: 'blog-post', slug: inText.slug, isPublic: true })
  expect(hit?.excerpt.filter((piece) => piece.hit).map(({ text }) => text)).toEqual(['Größe', needle])
  expect((await searchEntries({ query: needle, kind: 'project' }, all, anonymous)).total).toBe(1)
  expect((await searchEntries({ query: needle }, { limit: 1, page: 2 }, anonymous)).entries[0]?.id).toBe(
    inLabels.id,
  )
})

test('visitors only find what is public, at once; staff find the rest too', async () => {
  const needle = word()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const hidden = [
    await post({ title: `${needle} draft`, isPublished: false }),
    await post({ title: `${needle} soon`, publishedAt: tomorrow }),
    await service({ title: `${needle} off`, isActive: false }),
    await product({ title: `${needle} off`, isActive: false }),
  ]
  expect(await find(needle)).toEqual({ entries: [], total: 0 })
  expect((await idsOf(needle, staff)).toSorted()).toEqual(hidden.map(({ id }) => id).toSorted())
  // Editors don't see unpublished services and products.
  expect(await find(needle, editor)).toMatchObject({ total: 2, entries: { length: 2 } })
  expect((await find(needle, staff)).entries.every(({ isPublic }) => !isPublic)).toBe(true)
  const body = { title: `${needle} on`, description: 'x', price: '1', isActive: true }
  await call('PUT', `/api/admin/services/${hidden[2]?.id}`, { token, body })
  expect(await idsOf(needle)).toEqual([hidden[2]?.id])
  await call('DELETE', `/api/admin/services/${hidden[2]?.id}`, { token })
  expect(await idsOf(needle)).toEqual([])
})

test('a text of many hours is stored, and found', async () => {
  const mine = word()
  const { id } = await post({ content: `<p>${mine}</p>${`<p>${'word '.repeat(200)}</p>`.repeat(80)}` })
  expect(await idsOf(mine)).toEqual([id])
})

test('a draft of a published entry doesn’t affect the search', async () => {
  const [shown, coming] = [word(), word()]
  const { id } = await post({ title: shown })
  const payload = await getCms()
  await payload.update({ collection: 'blog-post', id, data: { title: coming }, draft: true })
  expect([await idsOf(shown), await idsOf(coming)]).toEqual([[id], []])
  await payload.update({ collection: 'blog-post', id, data: { _status: 'published' } })
  expect([await idsOf(shown), await idsOf(coming)]).toEqual([[], [id]])
})

test('a change by another instance whose clock is a minute behind is found', async () => {
  const { db } = await getCms()
  const [before, after] = [word(), word()]
  const { id: entry } = await post({ title: before })
  expect(await idsOf(before)).toEqual([entry])
  const where = { entry: { equals: entry } }
  const row = await db.findOne<SearchEntry>({ collection: 'search-entry', where })
  const words = { ...(row?.words as object), title: ` ${after} ` }
  const updatedAt = new Date(Date.now() - 60_000).toISOString()
  await db.updateOne({ collection: 'search-entry', id: `${row?.id}`, data: { ...row, words, updatedAt } })
  expect(await idsOf(after)).toEqual([entry])
})

test('an incomplete or outdated search index is rebuilt', async () => {
  const payload = await getCms()
  const needle = word()
  const { id } = await post({ title: needle })
  await payload.delete({ collection: 'search-entry', where: { entry: { equals: id } } })
  expect(await idsOf(needle)).toEqual([])
  await repairSearchIndex(payload)
  expect(await idsOf(needle)).toEqual([id])
  const [row] = (await payload.find({ collection: 'search-entry', where: { entry: { equals: id } } })).docs
  const { id: _, createdAt: __, updatedAt: ___, ...data } = row ?? ({} as never)
  await payload.create({ collection: 'search-entry', data: { ...data, key: `service/${unique()}` } })
  expect((await find(needle)).total).toBe(2)
  await reindexSearch(payload)
  expect(await idsOf(needle)).toEqual([id])
  await upsertSearchEntry({ payload }, 'blog-post', id)
  expect(await idsOf(needle)).toEqual([id])
  // Complete: the rows stay.
  const rows = async () =>
    (await payload.find({ collection: 'search-entry', pagination: false })).docs
      .map(({ id: row, updatedAt }) => `${row} ${updatedAt}`)
      .toSorted()
  const before = await rows()
  await repairSearchIndex(payload)
  expect(await rows()).toEqual(before)
})

test('an entry whose saving was interrupted before its row was written is found as it is stored', async () => {
  const payload = await getCms()
  const [withdrawn, deleted, published] = [word(), word(), word()]
  const { id } = await post({ title: withdrawn })
  const { id: gone } = await post({ title: deleted })
  const { id: other } = await post({ title: published, isPublished: false })
  const set = (entry: string, data: object) =>
    payload.db.updateOne({ collection: 'blog-post', id: entry, data: { ...data, updatedAt: later() } })
  const later = () => new Date(Date.now() + 1000).toISOString()
  await set(id, { _status: 'draft' })
  await set(gone, { deletedAt: later() })
  await set(other, { _status: 'published', publishedAt: new Date(0).toISOString() })
  const found = async () => [await idsOf(withdrawn), await idsOf(deleted), await idsOf(published)]
  expect(await found()).toEqual([[id], [gone], []])
  await repairSearchIndex(payload)
  expect(await found()).toEqual([[], [], [other]])
})

test('more entries than are read at once are all found', async () => {
  const payload = await getCms()
  const { db } = payload
  const collection = 'search-entry'
  const [title, extra] = [word(), unique()]
  const { id } = await post({ title })
  const [row] = (await payload.find({ collection, where: { entry: { equals: id } } })).docs
  const { id: _, ...data } = row ?? ({} as never)
  const now = new Date().toISOString()
  for (let count = 0; count < 500; count += 1) {
    const copy = { ...data, key: `${extra}/${count}`, category: extra, createdAt: now, updatedAt: now }
    await db.create({ collection, data: copy })
  }
  expect((await find(title)).total).toBe(501)
  await db.deleteMany({ collection, where: { category: { equals: extra } } })
  expect((await find(title)).total).toBe(1)
})

test('an entry that another process deletes while it adds one isn’t found any more', async () => {
  const needle = word()
  const [gone, kept] = [await service({ title: needle }), await service({ title: needle })]
  const found = async () => (await find(needle)).total
  expect(await found()).toBe(2)
  const { db } = await getCms()
  const rowOf = async ({ id }: { id: string }) => {
    const row = await db.findOne<SearchEntry>({
      collection: 'search-entry',
      where: { entry: { equals: id } },
    })
    if (!row) throw new Error('There is no row.')
    return row
  }
  const noWords = { title: '', labels: '', summary: '', text: '' }
  const { id: _, ...copied } = await rowOf(kept)
  await db.deleteOne({ collection: 'search-entry', where: { id: { equals: (await rowOf(gone)).id } } })
  await db.create({ collection: 'search-entry', data: { ...copied, key: unique(), words: noWords } })
  expect(await found()).toBe(1)
})

test.each(['', '   ', '%', '.*', '[', '\\', "' OR 1=1 --", '$where', '\u0000', '🦊'])(
  'hostile or empty: %s finds nothing and breaks nothing',
  async (query) => {
    expect((await find(`${query} zzzzqqqq`)).total).toBe(0)
    expect((await find(query.repeat(5000))).total).toBeGreaterThanOrEqual(0)
  },
)

/** A word of letters only that occurs nowhere else: typos aren't corrected in words with digits. */
const letters = () =>
  [...randomUUID().replaceAll('-', '')].map((sign) => 'abcdefghijklmnop'[parseInt(sign, 16)]).join('')

test('a typo finds what was meant, and says so; a correct word finds what it did', async () => {
  // Its third and fourth letter differ, so swapping them makes another word.
  const [meant, other] = [`kite${letters()}`, letters()]
  const { id } = await post({ title: meant, content: `<p>${other}</p>` })
  // Swapped neighbors, a missing letter, an extra one.
  const swapped = meant.replace(/^(..)(.)(.)/, (_, start, one, two) => start + two + one)
  for (const typed of [
    `${meant.slice(0, 5)}${meant.slice(6)}`,
    `${meant.slice(0, 5)}q${meant.slice(5)}`,
    swapped,
  ]) {
    const found = await find(`${typed.toUpperCase()} ${other}`)
    expect(found).toMatchObject({
      total: 1,
      corrected: `${meant} ${other}`,
      entries: [{ id, parts: ['title', 'text'] }],
    })
    expect(found.entries[0]?.title).toEqual([{ text: meant, hit: true }])
  }
  expect(await find(meant)).not.toHaveProperty('corrected')
  // As soon as something contains the typed word, that is what was meant.
  const exact = await service({ title: swapped })
  expect(await idsOf(swapped)).toEqual([exact.id])
  await call('DELETE', `/api/admin/services/${exact.id}`, { token })
  expect(await idsOf(swapped)).toEqual([id])
})

test('corrections reveal no word of hidden entries', async () => {
  const hidden = letters()
  const { id } = await post({ title: hidden, isPublished: false })
  const typed = `${hidden.slice(0, 5)}${hidden.slice(6)}`
  expect(await find(typed)).toEqual({ entries: [], total: 0 })
  expect(await find(typed, editor)).toMatchObject({ corrected: hidden, entries: [{ id }] })
})

test('a result says where its words are, and no excerpt ends inside a word', async () => {
  const [label, title] = [letters(), letters()]
  const description = `${title} ${'measured '.repeat(60)}`.trim()
  const made = await project({ title: 'Where', description, technologies: [label] })
  const [hit] = (await find(label)).entries
  expect(hit).toMatchObject({ id: made.id, parts: ['labels'], labels: [label] })
  for (const query of [label, title]) {
    const text = (await find(query)).entries[0]?.excerpt.map((piece) => piece.text).join('') ?? ''
    expect(text).toMatch(/^\w+( measured)+ ?…$/)
    expect(text.length).toBeLessThan(210)
  }
})
