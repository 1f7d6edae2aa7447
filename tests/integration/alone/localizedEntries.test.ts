import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { type SQLiteAdapter, sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import * as localized from '@/database/migrations/20261123_080107_localized_entries'
import * as unitsBefore from '@/database/migrations/20261125_003725_units_before'
import * as searchedTexts from '@/database/migrations/20261125_013738_searched_texts'
import * as searchedInMemory from '@/database/migrations/20261126_182504_lists_search_in_memory'
import { localizedEntries } from '@/database/mongoMigrations/localizedEntries'
import { htmlToLexical } from '@/rich-text/fromHtml'
import { bytes, call, signedIn, unique } from '../api'
import { getCms } from '../cms'
import { everythingStored } from './everythingStored'

const kinds = ['service', 'product', 'project', 'blog-post', 'page', 'media'] as const
/** It and later ones of the same tables. */
const migrations = [localized, unitsBefore, searchedTexts, searchedInMemory]
const onMongo = process.env.TEST_DATABASE === 'mongodb'
const original = (text: unknown) => ({ original: text })

async function fill(payload: Payload): Promise<string> {
  const { config } = payload
  const content = await htmlToLexical('<p>Some <b>text</b>.</p>', config)
  const picture = {
    data: { alt: 'A red square' },
    file: { data: await bytes(), name: `${unique()}.png`, mimetype: 'image/png', size: 1 },
  }
  await payload.create({ collection: 'media', ...picture })
  const described = { description: 'What it is', _status: 'published' }
  const data = {
    service: { ...described, features: ['Fast', 'Small'], technologies: ['Go'], price: '₹1' },
    product: { ...described, longDescription: 'More', features: ['Light'], category: 'dashboard', price: 1 },
    project: {
      ...described,
      slug: unique(),
      category: 'Web',
      situation: 'Slow',
      constraints: ['Time'],
      team: ['Two'],
      decisions: [{ title: 'Less', text: 'Code' }, { title: 'More' }],
      results: [{ label: 'Load', after: 2, unit: 's' }],
      quote: { text: 'Good', name: 'Asha', role: 'CEO' },
    },
    'blog-post': {
      slug: unique(),
      excerpt: 'Short',
      content,
      category: 'Tutorials',
      tags: ['a'],
      _status: 'published',
    },
    page: { slug: unique(), description: 'What it is', content, _status: 'published' },
  }
  for (const [collection, rest] of Object.entries(data) as ['service', object][]) {
    const { id } = await payload.create({ collection, data: { title: 'First', ...rest } as never })
    await payload.update({ collection, id, data: { title: 'Second' } })
    await payload.update({ collection, id, data: { title: 'A draft' }, draft: true })
  }
  await payload.updateGlobal({ slug: 'site-settings', data: { location: 'Köln' } })
  await payload.updateGlobal({ slug: 'site-settings', data: { location: 'Bonn' } })
  const { docs } = await payload.find({ collection: 'project', depth: 0 })
  return String(docs[0]?.id)
}

let project: string

beforeAll(async () => {
  project = await fill(await getCms())
})

test('texts are stored as originals', async () => {
  const { db } = await getCms()
  expect(await db.findOne({ collection: 'project', where: { id: { equals: project } } })).toMatchObject({
    title: original('Second'),
    constraints: original(['Time']),
    decisions: [{ title: original('Less'), text: original('Code') }, { title: original('More') }],
    results: [{ label: original('Load'), unit: original('s'), after: 2 }],
    quote: { text: original('Good'), name: 'Asha', role: original('CEO') },
    category: 'Web',
  })
})

test.runIf(!onMongo)('the migration keeps every text of every version, there and back', async () => {
  const payload = await getCms()
  const { drizzle: db } = payload.db as unknown as SQLiteAdapter
  const before = await everythingStored(payload)
  const call = { db, payload, req: {} } as never
  for (const { down } of migrations.toReversed()) await down(call)
  expect(await db.all(sql`SELECT title, situation FROM project WHERE id = ${project}`)).toEqual([
    { title: 'Second', situation: 'Slow' },
  ])
  const history = await db.all<{ title: string }>(
    sql`SELECT version_title AS title FROM _project_v WHERE parent_id = ${project}`,
  )
  expect(history.map(({ title }) => title).sort()).toEqual(['A draft', 'First', 'Second'])
  for (const { up } of migrations) await up(call)
  expect(await everythingStored(payload)).toEqual(before)
})

/** What was stored before: texts without their language. */
function formerly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(formerly)
  if (value?.constructor !== Object) return value
  const stored = value as Record<string, unknown>
  if ('original' in stored) return stored.original
  return Object.fromEntries(Object.entries(stored).map(([key, inner]) => [key, formerly(inner)]))
}

test.runIf(onMongo)('the migration keeps every text of every version, also if it runs twice', async () => {
  const payload = await getCms()
  const { collections, versions, globals } = payload.db as unknown as MongooseAdapter
  const before = await everythingStored(payload)
  const models = [...kinds, 'site-settings'].flatMap((kind) => [collections[kind], versions[kind]])
  for (const model of [...models, globals]) {
    for await (const stored of model?.collection.find() ?? [])
      await model?.collection.replaceOne({ _id: stored._id }, formerly(stored) as object)
  }
  const raw = () => collections.project?.collection.findOne({ 'quote.name': 'Asha' })
  expect(await raw()).toMatchObject({ title: 'Second', quote: { text: 'Good' } })
  await localizedEntries(payload)
  expect(await everythingStored(payload)).toEqual(before)
  await localizedEntries(payload)
  expect(await everythingStored(payload)).toEqual(before)
})

test('Payload’s API changes originals, whatever language a request asks for', async () => {
  const { db } = await getCms()
  const { token } = await signedIn('admin')
  const stored = async () =>
    (await db.findOne({ collection: 'project', where: { id: { equals: project } } })) as { findings?: object }
  for (const [findings, locale] of ['', '?locale=de', '?locale=all', '?locale=it'].entries()) {
    const body = { findings: `Found ${findings}` }
    expect((await call('PATCH', `/api/project/${project}${locale}`, { token, body })).status).toBe(200)
    expect((await stored()).findings).toEqual(original(body.findings))
    const shown = await call('GET', `/api/project/${project}${locale}`, { token })
    expect(shown.body.findings).toBe(body.findings)
  }
})
