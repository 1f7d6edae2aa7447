import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, expect, type MockInstance, test, vi } from 'vitest'
import { maxUploadSize } from '@/domain/uploads'
import { recoverUploads } from '@/storage/recoverUploads'
import { api, bytes, call, signedIn, upload } from './api'
import { getCms } from './cms'

let token: string

beforeAll(async () => {
  token = (await signedIn('editor')).token
})

const folder = () => path.join(process.env.DATA_DIR ?? '', 'media')
const stored = () => (existsSync(folder()) ? readdirSync(folder()) : [])

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  let crc = 0xffffffff
  for (const byte of body) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0)
  return Buffer.concat([length, body, sum])
}

/** A PNG of a few bytes that claims so many pixels. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 2], 8)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(10))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([signature, ...parts])
}

async function moving(): Promise<Buffer> {
  const frames = Buffer.alloc(8 * 24 * 3, 120).fill(20, 0, 8 * 8 * 3)
  return sharp(frames, { raw: { width: 8, height: 24, channels: 3, pageHeight: 8 } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer()
}

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const html = Buffer.from('<!doctype html><script>alert(1)</script>')
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\nxref\n0 1\ntrailer<<>>\nstartxref\n9\n%%EOF')

const hostile: [
  what: string,
  file: () => Promise<Buffer> | Buffer,
  name: string,
  type: string,
  says: string,
][] = [
  ['an SVG', () => svg, 'a.svg', 'image/svg+xml', "couldn't read this image"],
  ['an SVG that calls itself PNG', () => svg, 'a.png', 'image/png', ''],
  ['a page that calls itself PNG', () => html, 'a.png', 'image/png', "couldn't read this image"],
  ['a page', () => html, 'a.html', 'text/html', "couldn't read this image"],
  [
    'a page behind the head of a GIF',
    () => Buffer.concat([Buffer.from('GIF89a'), html]),
    'a.gif',
    'image/gif',
    "couldn't read this image",
  ],
  ['nothing', () => Buffer.alloc(0), 'a.png', 'image/png', ''],
  ['nothing that calls itself PDF', () => Buffer.alloc(0), 'a.pdf', 'application/pdf', ''],
  ['half of a picture', async () => (await bytes(80, 80)).subarray(0, 40), 'a.png', 'image/png', ''],
  ['900 million pixels', () => bomb(30_000), 'a.png', 'image/png', '40 million pixels'],
  [
    '900 million pixels that call themselves PDF',
    () => bomb(30_000),
    'a.pdf',
    'application/pdf',
    '40 million pixels',
  ],
  ['41 million pixels', () => bytes(6_410, 6_410), 'a.png', 'image/png', '40 million pixels'],
  ['a picture that moves', moving, 'a.gif', 'image/gif', "Animated images aren't supported."],
  ['a program', () => Buffer.from('MZ\x90\0'), 'a.exe', 'application/octet-stream', ''],
  [
    'a page that begins as a PDF',
    () => Buffer.concat([Buffer.from('%PDF-'), html]),
    'a.pdf',
    'application/pdf',
    '',
  ],
]

test.each(hostile)('%s is refused, with a reason, and leaves no file', async (_, file, name, type, says) => {
  const before = stored()
  const answer = await upload({ data: await file(), name, type }, { token })
  expect(answer.status).toBe(400)
  expect(answer.body.errors[0].message).toContain(says)
  expect(stored()).toEqual(before)
})

test('a file over the size limit is refused as such', async () => {
  const data = Buffer.concat([await bytes(), Buffer.alloc(maxUploadSize)])
  expect((await upload({ data }, { token })).status).toBe(413)
})

test('a name can’t leave the folder or fake a type', async () => {
  for (const name of [
    '../../evil.png',
    '..\\..\\evil.png',
    'evil.png\0.html',
    'evil.php',
    'evil.html',
    '.htaccess',
    `${'x'.repeat(400)}.png`,
    'CON.png',
    '<img src=x>.png',
    'ü ✨.png',
  ]) {
    const answer = await upload({ data: await bytes(9, 9), name }, { token })
    // Payload may also reject a name entirely.
    if (answer.status === 400) continue
    expect(answer.status).toBe(201)
    const { filename, mimeType, url } = answer.body.doc
    expect(filename).toMatch(/^[a-z0-9-]{1,90}(-\d+)?\.png$/)
    expect(mimeType).toBe('image/png')
    expect(url).toBe(`/api/media/file/${filename}`)
    expect(stored()).toContain(filename)
  }
  expect(existsSync(path.join(folder(), '..', 'evil.png'))).toBe(false)
})

test('appended data and the location of an image are not stored', async () => {
  const photo = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const data = Buffer.concat([photo, html])
  const { body } = await upload({ data, name: 'photo.jpg', type: 'image/jpeg' }, { token })
  // Rotated upright.
  expect(body.doc).toMatchObject({ width: 30, height: 60, mimeType: 'image/jpeg' })
  const kept = await sharp(path.join(folder(), body.doc.filename)).toBuffer()
  const { exif, orientation } = await sharp(path.join(folder(), body.doc.filename)).metadata()
  expect([exif, orientation]).toEqual([undefined, undefined])
  expect(kept.includes('<script>')).toBe(false)
})

test('a large image is stored at 2560 pixels, and copied in both formats at the site’s widths', async () => {
  const { body } = await upload({ data: await bytes(3000, 1500) }, { token })
  const { width, height, sizes } = body.doc
  expect([width, height]).toEqual([2560, 1280])
  for (const format of ['avif', 'webp'])
    for (const asked of [480, 768, 1200, 1600]) {
      const copy = sizes[`${format}${asked}`]
      expect(copy).toMatchObject({ width: asked, height: asked / 2, mimeType: `image/${format}` })
      expect(stored()).toContain(copy.filename)
    }
})

test('a PDF can be uploaded, but not under another type', async () => {
  const { status, body } = await upload({ data: pdf, name: 'offer.pdf', type: 'application/pdf' }, { token })
  expect([status, body.doc?.mimeType]).toEqual([201, 'application/pdf'])
  const served = await call('GET', body.doc.url)
  expect(served.headers.get('content-type')).toBe('application/pdf')
})

test('nothing can be uploaded without a text, or by strangers', async () => {
  for (const alt of ['', '   ', undefined, 7, 'x'.repeat(301)])
    expect((await upload({ data: await bytes() }, { token, alt })).status).toBe(400)
  expect((await upload({ data: await bytes() })).status).toBe(401)
})

/** A server that counts requests for its image. */
async function elsewhere() {
  const data = await bytes()
  let asked = 0
  const server = createServer((_, res) => {
    asked += 1
    res.setHeader('content-type', 'image/png').end(data)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}/x.png`, asked: () => asked, close: () => server.close() }
}

test('no endpoint fetches an image from a URL, or stores one without its bytes', async () => {
  const { body } = await upload({ data: await bytes() }, { token })
  const { id } = body.doc
  const other = await elsewhere()
  const before = stored()
  const named = { alt: 'x', filename: 'x.png', url: other.url }
  const path = new URL(other.url).pathname
  for (const data of [named, { ...named, url: path }, { ...named, url: body.doc.url }, { alt: 'x' }]) {
    const refused = await call('POST', '/api/media', { token, body: data })
    expect([refused.status, refused.body.errors[0].message]).toEqual([400, 'Choose a file to upload.'])
    for (const door of [`/api/media/${id}/duplicate`, `/api/media?duplicateFromID=${id}`])
      expect([400, 404]).toContain((await call('POST', door, { token, body: data })).status)
    const edits = 'uploadEdits[widthInPixels]=9000&uploadEdits[heightInPixels]=9000'
    const { status } = await call('PATCH', `/api/media/${id}?${edits}`, { token, body: data })
    expect(status).toBe(200)
  }
  const form = new FormData()
  form.append('_payload', JSON.stringify(named))
  form.append('file', JSON.stringify({ filename: 'x.png', mimeType: 'image/png', size: 5 }))
  const headers = { authorization: `Bearer ${token}` }
  const init = { method: 'POST', headers, body: form }
  expect((await api(new Request('http://localhost:3000/api/media', init))).status).toBeGreaterThanOrEqual(400)
  for (const source of [other.url, 'http://127.0.0.1:22']) {
    const pasted = `/api/media/paste-url?src=${encodeURIComponent(source)}`
    expect((await call('GET', pasted, { token })).status).toBe(400)
    expect((await call('GET', pasted)).status).toBe(401)
  }
  expect(other.asked()).toBe(0)
  expect(stored()).toEqual(before)
  other.close()
})

test('nobody can change facts about a file, or the bytes behind its URL', async () => {
  const { body } = await upload({ data: await bytes(60, 40) }, { token })
  const { id, filename } = body.doc
  const hash = () =>
    createHash('sha256')
      .update(readFileSync(path.join(folder(), filename)))
      .digest('hex')
  const before = hash()
  const { body: whole } = await call('GET', `/api/media/${id}`, { token })
  const change = {
    alt: 'Another text',
    filename: 'other.png',
    url: '/etc/passwd',
    thumbnailURL: 'https://elsewhere.example/x.png',
    mimeType: 'text/html',
    filesize: -1,
    width: 1e9,
    height: -5,
    sizes: { avif480: { url: 'https://elsewhere.example/x.png', filename: 'x' } },
    _objectKey: 'x',
    prefix: 'x',
    oldNames: ['a'],
    searchText: 'a',
  }
  const crop =
    'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50'
  const size = 'uploadEdits[widthInPixels]=8&uploadEdits[heightInPixels]=8'
  const point = 'uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=70'
  for (const query of ['', `?${crop}&${size}&${point}`, `?where[id][equals]=${id}&${crop}&${size}`]) {
    const where = query.includes('where') ? '' : `/${id}`
    expect((await call('PATCH', `/api/media${where}${query}`, { token, body: change })).status).toBe(200)
  }
  const { body: now } = await call('GET', `/api/media/${id}`, { token })
  const { updatedAt, searchText, ...same } = whole
  expect(now).toMatchObject({ ...same, alt: 'Another text', focalX: 20, focalY: 70 })
  expect(hash()).toBe(before)
})

test('a file replaces one image at a time', async () => {
  const { body } = await upload({ data: await bytes(700, 500), name: 'kept.png' }, { token })
  const where = `where[id][equals]=${body.doc.id}`
  for (const ground of ['nonsense', undefined]) {
    const { status } = await upload({ data: await bytes() }, { token, where, ground })
    expect(status).toBe(400)
    expect((await call('GET', body.doc.url)).status).toBe(200)
  }
})

/** Everything that the media folder and its neighbors contain. */
const onDisk = () => [
  ...stored(),
  ...readdirSync(path.dirname(folder())).filter((name) => name.startsWith('media')),
]
const contentOf = (name: string) => readFileSync(path.join(folder(), name))
const full = (code: string) => Object.assign(new Error('no space'), { code })
const rows = async () =>
  (await (await getCms()).find({ collection: 'media', pagination: false, depth: 0, sort: 'id' })).docs

/** Each makes an upload fail as on a full disk, and returns how to stop that. */
const faults: [string, () => Promise<() => void>][] = [
  [
    'its second file',
    async () => {
      let left = 1
      const write = fs.writeFile
      const fault = vi.spyOn(fs, 'writeFile').mockImplementation(async (file, data) => {
        if (!String(file).startsWith(folder()) || left-- > 0) return write(file, data)
        await write(file, '')
        throw full('ENOSPC')
      })
      return () => fault.mockRestore()
    },
  ],
  [
    'its entry',
    async () => {
      const { db } = await getCms()
      const mocks = (['create', 'updateOne'] as const).map((name) => {
        const original = db[name] as (args: { collection: string }) => Promise<never>
        const mock = vi.spyOn(db, name) as unknown as MockInstance<typeof original>
        return mock.mockImplementation((args) =>
          args.collection === 'media' ? Promise.reject(full('SQLITE_FULL')) : original.call(db, args),
        )
      })
      return () => {
        for (const mock of mocks) mock.mockRestore()
      }
    },
  ],
  [
    'what follows its entry',
    async () => {
      const { hooks } = (await getCms()).collections.media.config
      const failing = () => Promise.reject(full('SQLITE_FULL'))
      hooks.afterChange.push(failing)
      return () => void hooks.afterChange.splice(hooks.afterChange.indexOf(failing), 1)
    },
  ],
]

test.each(faults)('an upload without space for %s leaves nothing, and replaces nothing', async (_, begin) => {
  const { body } = await upload({ data: await bytes(900, 500), name: 'old.png' }, { token })
  const before = { rows: await rows(), files: onDisk(), content: contentOf(body.doc.filename) }
  const data = await bytes(800, 600)
  for (const id of [undefined, body.doc.id]) {
    const end = await begin()
    const answer = await upload({ data, name: 'new.png' }, { token, alt: 'New', ...(id && { id }) })
    end()
    expect([answer.status, answer.body.errors[0].message]).toEqual([
      503,
      expect.stringContaining('disk is full'),
    ])
    expect(onDisk()).toEqual(before.files)
    expect(contentOf(body.doc.filename)).toEqual(before.content)
    expect(await rows()).toEqual(before.rows)
  }
  const replaced = await upload({ data, name: 'new.png' }, { token, id: body.doc.id })
  expect(replaced.status).toBe(200)
  expect(onDisk()).not.toContain(body.doc.filename)
  expect(onDisk().filter((name) => name.startsWith('media'))).toEqual(['media'])
})

test('a kill while a file is replaced loses no file, and leaves none', async () => {
  const { body } = await upload({ data: await bytes(901, 500) }, { token })
  const { filename } = body.doc
  const before = { files: onDisk(), content: contentOf(filename) }
  const [early, late] = ['early', 'late'].map((moment) => `${folder()}.replaced-${moment}`) as [
    string,
    string,
  ]
  for (const aside of [early, late]) mkdirSync(aside)
  renameSync(path.join(folder(), filename), path.join(early, filename))
  writeFileSync(path.join(late, 'of-no-entry.png'), 'old')
  const payload = await getCms()
  const isShared = (process.env.DATABASE_URL ?? '').startsWith('mongodb')
  if (isShared) {
    await recoverUploads(payload, folder())
    expect(existsSync(early), 'another instance may be at it').toBe(true)
  }
  await recoverUploads(payload, folder(), Date.now() + 3_600_000)
  expect(onDisk()).toEqual(before.files)
  expect(contentOf(filename)).toEqual(before.content)
})
