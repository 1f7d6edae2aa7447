import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { type SQLiteAdapter, sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { textPage } from '@/content/pages'
import { movedTo } from '@/content/slugHistory'
import { down, up } from '@/database/migrations/20261124_155949_text_page_drafts'
import { textPageDrafts } from '@/database/mongoMigrations/textPageDrafts'
import { htmlToLexical } from '@/rich-text/fromHtml'
import { unique } from '../api'
import { getCms } from '../cms'

const onMongo = process.env.TEST_DATABASE === 'mongodb'
const all = { collection: 'page', limit: 0, pagination: false, sort: 'id' } as const

async function written(payload: Payload) {
  const content = await htmlToLexical('<p>Words.</p>', payload.config)
  const data = {
    title: 'First',
    slug: unique('page'),
    description: 'x',
    content,
    _status: 'published' as const,
  }
  const { id, slug } = await payload.create({ collection: 'page', data })
  await payload.update({ collection: 'page', id, data: { title: 'Second' } })
  return { id, slug }
}

/** Pages and versions as stored, without what only drafts have. */
async function everything({ db }: Payload) {
  type Stored = Record<string, unknown> & { id: string }
  const plain = ({ snapshot, publishedLocale, autosave, writers, ...rest }: Stored) => rest
  const versions = (await db.findVersions<Stored>(all)).docs
  return {
    pages: (await db.find<Stored>(all)).docs.map(plain),
    versions: versions.map((stored) => plain({ ...stored, version: plain(stored.version) })),
  }
}

/** What was stored before pages had drafts. */
async function withoutDrafts(payload: Payload) {
  if (!onMongo) {
    const { drizzle: db } = payload.db as unknown as SQLiteAdapter
    await down({ db, payload, req: {} } as never)
    await db.run(sql`DELETE FROM address WHERE kind = 'page'`)
    return () => up({ db, payload, req: {} } as never)
  }
  const { collections, versions } = payload.db as unknown as MongooseAdapter
  await collections.page?.collection.updateMany({}, { $unset: { _status: 1 } })
  const gone = { 'version._status': 1, latest: 1, autosave: 1 } as const
  await versions.page?.collection.updateMany({}, { $unset: gone })
  await collections.address?.collection.deleteMany({ kind: 'page' })
  return () => textPageDrafts(payload)
}

test('pages from before stay published, with all their versions and addresses', async () => {
  const payload = await getCms()
  const { id, slug } = await written(payload)
  const deleted = await written(payload)
  await payload.update({
    collection: 'page',
    id: deleted.id,
    data: { deletedAt: new Date().toISOString() },
    overrideAccess: true,
  })
  const before = await everything(payload)
  const migrate = await withoutDrafts(payload)
  await migrate()
  expect(await everything(payload)).toEqual(before)
  if (onMongo) {
    await migrate()
    expect(await everything(payload)).toEqual(before)
  }

  expect(await textPage(slug)).toMatchObject({ title: 'Second' })
  await payload.update({ collection: 'page', id, data: { title: 'A draft' }, draft: true })
  const newest = await payload.findByID({ collection: 'page', id, draft: true })
  expect([newest.title, (await textPage(slug))?.title]).toEqual(['A draft', 'Second'])
  const next = unique('moved')
  await payload.update({ collection: 'page', id, data: { slug: next, _status: 'published' } })
  expect(await movedTo('page', slug)).toBe(next)
})
