import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { movedId } from '@/database/movedId'
import { targetOf } from '@/database/target'
import { createBackup } from '@/ops/backup/createBackup'
import { silent } from '@/ops/backup/progress'
import { acquireDataLock } from '@/ops/locks/dataLock'
import { move } from '@/ops/move/move'
import { lockAndRecover } from '@/ops/restore/lockAndRecover'
import { settings } from '@/settings'
import { call, inquiry, picture, signedIn, unique } from '../api'
import { getCms } from '../cms'

// From SQLite to MongoDB, so it runs once; needs both.
const server = process.env.TEST_DATABASE === 'sqlite' ? process.env.TEST_MONGODB_URL : undefined
const to = new URL(server ?? 'mongodb://127.0.0.1/')
to.pathname = `/frontdesk-move-${randomUUID()}`
const client = new MongoClient(to.toString())
const db = client.db()

const go = async (over: Partial<Parameters<typeof move>[0]> = {}) =>
  move({
    open: getCms,
    from: targetOf(settings.databaseUrl),
    to: to.toString(),
    report: silent,
    ...over,
  })

let product: string
let shown: { id: string; url: string }
let username: string

beforeAll(async () => {
  if (!server) return
  const admin = await signedIn('admin')
  username = admin.username
  shown = await picture()
  const made = await call('POST', '/api/admin/products', {
    token: admin.token,
    body: {
      title: 'Kit',
      description: 'x',
      category: 'cms',
      price: 500,
      images: [shown.url],
      technologies: ['a', 'b'],
    },
  })
  product = made.body.id
  await call('POST', '/api/leads', { body: inquiry() })
  // Neither was sent with a key: empty keys aren't duplicates.
  await call('POST', '/api/leads', { body: inquiry() })
  const content = `<p>See <a href="/products/${product}">the kit</a> &amp; <strong>more</strong>.</p>`
  const post = { title: unique('Post'), excerpt: 'x', content, category: 'Tutorials', tags: ['x', 'y'] }
  const { body } = await call('POST', '/api/admin/blog-posts', { token: admin.token, body: post })
  const path = `/api/admin/blog-posts/${body.id}`
  await call('PUT', path, { token: admin.token, body: { ...post, slug: body.slug, isPublished: true } })
  await call('PUT', path, { token: admin.token, body: { ...post, slug: body.slug, excerpt: 'later' } })
})
afterAll(async () => {
  if (server) await db.dropDatabase()
  await client.close()
})

const marker = db.collection<{ _id: string; state: string }>('frontdesk_operations')

test.runIf(process.env.TEST_DATABASE === 'sqlite')(
  'a target that can’t be reached is blamed on --to',
  async () => {
    await expect(go({ to: 'mongodb://127.0.0.1:1/x' })).rejects.toThrow(
      'Cannot reach the database mongodb://127.0.0.1:1/x. Check --to.',
    )
  },
)

test.runIf(server)('everything is moved and compared', { timeout: 60_000 }, async () => {
  expect(await go()).toBeGreaterThan(5)
  const stored = await db.collection('products').findOne({ 'title.original': 'Kit' })
  expect(String(stored?._id), 'the old address of a product leads to it').toBe(movedId(product))
  expect(String(stored?.images[0].media)).toBe(movedId(shown.id))
  const user = await db.collection('users').findOne({ username })
  const { hash, salt } = (await (
    await getCms()
  ).db.findOne<{ id: string; hash: string; salt: string }>({
    collection: 'users',
    where: { username: { equals: username } },
  })) as { hash: string; salt: string }
  expect(hash).toBeTruthy()
  expect(user).toMatchObject({ hash, salt })
  expect(user?.sessions ?? []).toEqual([])
  const versions = await db.collection('_blog-post_versions').find().toArray()
  expect(versions.length).toBeGreaterThan(1)
  expect(versions.filter(({ latest }) => latest)).toHaveLength(1)
  expect(JSON.stringify(versions)).toContain(`/products/${movedId(product)}`)
  // Never saved so far.
  expect(await db.collection('globals').countDocuments()).toBe(0)
})

test.runIf(server)(
  'a database in use is not overwritten; an interrupted move is repeated',
  { timeout: 60_000 },
  async () => {
    await expect(go()).rejects.toThrow(/is not empty/)
    await marker.updateOne({ _id: 'move' }, { $set: { state: 'running' } })
    await db.collection('leads').deleteMany({})
    const payload = await getCms()
    await payload.updateGlobal({ slug: 'site-settings', data: { siteName: 'Moved' } })
    for (const [locale, heading] of [
      ['en', 'Say hello'],
      ['de', 'Sagen Sie Hallo'],
    ] as const)
      await payload.updateGlobal({ slug: 'contact-page', locale, data: { heading, _status: 'published' } })
    await go()
    const globals = JSON.stringify(await db.collection('globals').find().toArray())
    for (const text of ['Moved', 'Say hello', 'Sagen Sie Hallo']) expect(globals).toContain(text)
    expect(await db.collection('leads').countDocuments()).toBe(2)
    expect((await marker.findOne({ _id: 'move' }))?.state).toBe('done')
  },
)

test.runIf(server)('nothing else uses a half-moved database: the next move would remove it', async () => {
  const place = { target: targetOf(to.toString()), dataDir: settings.dataDir }
  await marker.updateOne({ _id: 'move' }, { $set: { state: 'running' } })
  const refused = { exitCode: 78, message: expect.stringMatching(/was not finished\. Run it again, or drop/) }
  await expect(lockAndRecover(place)).rejects.toMatchObject(refused)
  await expect(createBackup({ ...place, outDir: settings.backup.dir })).rejects.toMatchObject(refused)
  await marker.updateOne({ _id: 'move' }, { $set: { state: 'done' } })
  const { leave } = await lockAndRecover(place)
  await leave()
})

test.runIf(server)('a move is refused while a server uses its target', async () => {
  const leave = await acquireDataLock(targetOf(to.toString()), 'server')
  await marker.updateOne({ _id: 'move' }, { $set: { state: 'running' } })
  await expect(go()).rejects.toThrow(/server is using this data/)
  expect(await db.collection('leads').countDocuments()).toBe(2)
  await leave()
})

test.runIf(server)('an invalid URL is reported, and nothing is changed', async () => {
  await expect(go({ to: '' })).rejects.toThrow(/npm run move -- --to/)
  await expect(go({ to: 'postgres://db/x' })).rejects.toThrow(/npm run move -- --to/)
  await expect(go({ to: 'mongodb://db.example:27017' })).rejects.toThrow(/has no database name/)
  await expect(go({ from: { engine: 'mongodb', url: to.toString() } })).rejects.toThrow(
    /Only SQLite can be moved/,
  )
})
