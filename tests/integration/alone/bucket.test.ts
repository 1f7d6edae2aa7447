import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startFauxqs } from 'fauxqs'
import Database from 'libsql'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { folder } from './backupPlaces'

const name = 'pictures'
const server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false })
server.createBucket(name)
afterAll(() => server.stop())

// Read together with the settings, so it is set before.
const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' }
const bucket = { name, endpoint: `http://127.0.0.1:${server.port}`, region: 'eu-central-1', credentials }
Object.assign(process.env, {
  S3_BUCKET: bucket.name,
  S3_ENDPOINT: bucket.endpoint,
  S3_REGION: bucket.region,
  S3_ACCESS_KEY_ID: credentials.accessKeyId,
  S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
})
const { bytes, call, signedIn, unique, upload: sendFile } = await import('../api')
const { getCms: cms } = await import('../cms')
const { openBucket } = await import('@/storage/bucket')
const { settings } = await import('@/settings')
const { createBackup } = await import('@/ops/backup/createBackup')
const { targetOf } = await import('@/database/target')
const { restore } = await import('@/ops/restore/restore')
const { lockAndRecover } = await import('@/ops/restore/lockAndRecover')
const { system } = await import('@/endpoints/admin/systemReport')

const stored = await openBucket(bucket)
const { dataDir, backup } = settings
const place = { target: targetOf(settings.databaseUrl), dataDir, backupDir: backup.dir, bucket }
/** Where to restore to; not a SQLite file that this process has open. */
const elsewhere = { ...place }
if (place.target.engine === 'sqlite') {
  const file = path.join(folder(), 'frontdesk.db')
  elsewhere.target = { engine: 'sqlite', file }
  beforeAll(async () => {
    await cms()
    const database = new Database(settings.databaseUrl.replace('file:', ''))
    database.exec(`VACUUM INTO '${file}'`)
    database.close()
  })
}
const aside = async () => [...(await stored.list('.frontdesk/')), ...(await leftFolders())]
const leftFolders = async () =>
  (await Promise.all(['restore-', 'before-'].map((kind) => stored.list(`.frontdesk/${kind}`)))).flat()

async function upload() {
  const payload = await cms()
  const data = await sharp({ create: { width: 500, height: 250, channels: 3, background: '#6366f1' } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: `${unique('wide')}.png`, size: data.length }
  const media = await payload.create({ collection: 'media', data: { alt: 'A violet wall' }, file })
  const copies = [media.sizes?.avif480, media.sizes?.webp480].map((size) => String(size?.filename))
  return { media, data, names: [String(media.filename), ...copies] }
}

const bringBack = (from: string) => restore({ ...elsewhere, from, say: () => {}, confirm: async () => true })

test('an upload is in the bucket with its copies, is read from there, and is deleted with its entry', async () => {
  const { media, data, names } = await upload()
  expect(await stored.list('')).toEqual(expect.arrayContaining(names))
  expect(existsSync(path.join(settings.dataDir, 'media'))).toBe(false)

  const answer = await call('GET', String(media.url))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(Number(answer.headers.get('content-length'))).toBe(data.length)
  expect((await call('GET', '/api/media/file/nothing-there.png')).status).toBe(404)
  expect(await system(await cms())).toMatchObject({
    storage: { kind: 'Bucket pictures', responseTime: expect.any(Number), free: null },
  })

  await (await cms()).delete({ collection: 'media', id: media.id })
  const left = await stored.list('')
  expect(names.filter((one) => left.includes(one))).toEqual([])
})

test('the back office’s frame has no part that the import map lacks', async () => {
  const { providers = [] } = (await cms()).config.admin.components ?? {}
  const importMap = readFileSync('src/app/(payload)/admin/importMap.js', 'utf8')
  for (const one of providers) expect(importMap).toContain(String(Object(one).path ?? one).split('#')[0])
})

test('while the bucket is down nothing is half uploaded, and the error is reported', async () => {
  const payload = await cms()
  const { media } = await upload()
  const { token } = await signedIn('admin')
  const all = () => payload.find({ collection: 'media', pagination: false, sort: 'createdAt' })
  const before = await all()
  const { S3Client } = await import('@aws-sdk/client-s3')
  const away = vi
    .spyOn(S3Client.prototype, 'send')
    .mockImplementation(() => Promise.reject(new Error('away')))
  const file = { data: await bytes() }
  for (const id of [undefined, media.id]) {
    const { status, body } = await sendFile(file, { token, ...(id && { id }) })
    expect([status, body.errors[0].message]).toEqual([503, expect.stringContaining('Nothing was uploaded')])
  }
  const picture = await call('GET', String(media.url))
  expect([picture.status, picture.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(await system(payload)).toMatchObject({ storage: { responseTime: null } })
  await expect(createBackup({ ...place, outDir: folder() })).rejects.toThrow(
    'Cannot reach the bucket pictures: check S3_BUCKET',
  )
  away.mockRestore()
  const names = ({ docs }: typeof before) => docs.map(({ id, filename, sizes }) => ({ id, filename, sizes }))
  expect(names(await all())).toEqual(names(before))
  expect((await call('GET', String(media.url))).status).toBe(200)
})

test('an upload doesn’t wait for a bucket that hangs', async () => {
  const { token } = await signedIn('admin')
  const { S3Client, HeadBucketCommand } = await import('@aws-sdk/client-s3')
  const hanging = vi.spyOn(S3Client.prototype, 'send').mockImplementation((async (command: unknown) => {
    if (command instanceof HeadBucketCommand) throw new Error('no response in time')
    return new Promise(() => {})
  }) as never)
  const { status } = await sendFile({ data: await bytes() }, { token })
  hanging.mockRestore()
  expect(status).toBe(503)
}, 20_000)

test('a new focal point leaves the files in the bucket unchanged', async () => {
  const { media, names } = await upload()
  const { token } = await signedIn('admin')
  const edits = 'uploadEdits[focalPoint][x]=10&uploadEdits[focalPoint][y]=90'
  const { status, body } = await call('PATCH', `/api/media/${media.id}?${edits}`, {
    token,
    body: { alt: 'Its left end' },
  })
  expect([status, body.doc?.focalX, body.doc?.focalY]).toEqual([200, 10, 90])
  const left = await stored.list('')
  for (const name of names) expect(left).toContain(name)
})

test('a backup contains the bucket’s files, and a restore puts them back', async () => {
  const { media, data, names } = await upload()
  const before = await stored.list('')
  const { file, manifest } = await createBackup({ ...place, outDir: folder() })
  expect(manifest.media.files).toBe(before.length)

  await (await cms()).delete({ collection: 'media', id: media.id })
  const later = await upload()
  expect(await bringBack(file)).toMatchObject({ saved: expect.stringContaining('before-restore') })
  expect(await stored.list('')).toEqual(before)
  expect(await stored.list('')).not.toContain(later.names[0])
  const back = await stored.read(String(names[0]))
  expect(back?.size).toBe(data.length)
  expect(await aside()).toEqual([])
  const { ContentType } = await import('@aws-sdk/client-s3').then(({ S3Client, HeadObjectCommand }) =>
    new S3Client({ ...bucket, forcePathStyle: true }).send(
      new HeadObjectCommand({ Bucket: name, Key: String(names[0]) }),
    ),
  )
  expect(ContentType).toBe('image/png')
})

test('a restore that fails during the switch keeps the old images', async () => {
  await upload()
  const { file } = await createBackup({ ...place, outDir: folder() })
  await upload()
  const before = await stored.list('')
  const { S3Client, CopyObjectCommand } = await import('@aws-sdk/client-s3')
  const send = S3Client.prototype.send
  // The bucket goes down with the first switched image.
  const away = vi.spyOn(S3Client.prototype, 'send').mockImplementation(function (
    this: unknown,
    ...args: unknown[]
  ) {
    const [command] = args
    const isSwitch = command instanceof CopyObjectCommand && command.input.CopySource?.includes('restore-')
    if (isSwitch) away.mockImplementation(() => Promise.reject(new Error('away')))
    return Reflect.apply(send, this, args)
  } as typeof send)
  await expect(bringBack(file)).rejects.toThrow('away')
  away.mockRestore()
  const { found, leave } = await lockAndRecover(elsewhere)
  await leave()
  expect(found).toMatch(/The previous data is in use/)
  expect(await stored.list('')).toEqual(before)
  expect(await aside()).toEqual([])
})

test.runIf(elsewhere.target.engine === 'sqlite')(
  'the bucket’s images are kept beside a damaged database that is restored over',
  async () => {
    const { file } = await createBackup({ ...place, outDir: folder() })
    const { data, names } = await upload()
    const backupDir = folder()
    const { target } = elsewhere
    writeFileSync(target.engine === 'sqlite' ? target.file : '', 'this was a database')
    await restore({ ...elsewhere, backupDir, from: file, say: () => {}, confirm: async () => true })
    expect(await stored.list('')).not.toContain(names[0])
    const [kept = ''] = readdirSync(backupDir)
    expect(readFileSync(path.join(backupDir, kept, 'media', String(names[0])))).toEqual(data)
  },
)
