import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { cardOf } from '@/app/og/[kind]/[file]/card'
import { ogPicture, withPicture } from '@/site/seo/ogPicture'
import { blogPost, bytes, call, signedIn, unique, upload } from './api'

let token: string

beforeAll(async () => {
  token = (await signedIn('admin')).token
})

/** The URL of a new image in the library. */
async function stored(data: Buffer): Promise<string> {
  const { body } = await upload({ data }, { token, alt: unique('A screen') })
  return body.doc.url
}

async function made(kind: string, body: object) {
  const answer = await call('POST', `/api/admin/${kind}`, { token, body })
  expect(answer.status).toBe(201)
  return answer.body
}

const product = (images: string[]) =>
  made('products', { title: unique('Shop'), description: 'A shop.', category: 'cms', price: 150_000, images })

const study = { title: 'Case', description: 'Clinics.', category: 'Clinics' }

/** The card's picture as the image shows it. */
async function drawn(kind: string, name: string) {
  const card = await cardOf(kind, `${name}.png`)
  return card?.picture ? ogPicture(card.picture) : null
}

const fileOf = (name: string) => path.join(process.env.DATA_DIR ?? '', 'media', name)

/** The color of a pixel. */
async function colorAt(image: Buffer | null, left: number, top: number) {
  const pixel = sharp(image ?? undefined).extract({ left, top, width: 1, height: 1 })
  return [...(await pixel.removeAlpha().raw().toBuffer())]
}

/** A screen as it is stored: a dark window on an orange ground, open at the bottom. */
const screen = async () =>
  sharp(await bytes(1600, 1000, '#ff8800'))
    .composite([{ input: await bytes(1200, 800, '#101010'), left: 200, top: 200 }])
    .png()
    .toBuffer()

test('a product’s card shows its first image and its price', async () => {
  const { id, title } = await product([await stored(await screen()), await stored(await bytes(800, 500))])
  expect(await cardOf('product', `${id}.png`)).toMatchObject({ title, label: 'CMS', price: '₹150,000' })
  const column = await drawn('product', id)
  expect(await sharp(column ?? undefined).metadata()).toMatchObject({ width: 580, height: 630 })
  // The image stands at the bottom, and its ground goes on above it.
  const [top, bottom] = [await colorAt(column, 290, 5), await colorAt(column, 290, 625)]
  expect([top[0], top[1]]).toEqual([expect.closeTo(255, -1), expect.closeTo(136, -1)])
  expect(bottom[0]).toBeLessThan(40)
})

test('an article’s card shows its cover, and a project’s its number or else its image', async () => {
  const cover = await stored(await bytes(900, 600, '#223344'))
  const post = await made('blog-posts', blogPost({ featuredImage: cover }))
  expect(await drawn('post', post.slug)).not.toBeNull()
  const images = [cover]
  const bare = await made('projects', { ...study, title: unique('Case'), images })
  expect(await drawn('project', bare.slug)).not.toBeNull()
  const results = [
    { label: 'Median wait', before: 47, beforeUnit: 'h', after: 19, unit: 'min', source: null },
  ]
  const counted = await made('projects', { ...study, title: unique('Case'), images, results })
  const card = await cardOf('project', `${counted.slug}.png`)
  expect(card).toMatchObject({ moved: { before: '47', beforeUnit: 'h', after: '19', label: 'Median wait' } })
  expect(card).not.toHaveProperty('picture')
})

test('a missing or broken file and an image of another site leave the card without a picture', async () => {
  const { id } = await product([await stored(await bytes(900, 600, '#334455'))])
  const file = (await cardOf('product', `${id}.png`))?.picture?.file ?? ''
  expect(file).toMatch(/\.webp$/)
  await writeFile(fileOf(file), 'no image')
  expect(await drawn('product', id)).toBeNull()
  await rm(fileOf(file))
  expect(await drawn('product', id)).toBeNull()
  const foreign = await product(['https://example.com/screen.png'])
  expect(await cardOf('product', `${foreign.id}.png`)).not.toHaveProperty('picture')
})

test('a picture is cropped around its focal point if it has no ground of its own', async () => {
  const noise = await sharp(randomBytes(600 * 400 * 3), { raw: { width: 600, height: 400, channels: 3 } })
    .composite([{ input: await bytes(120, 400, '#00ff00'), left: 480, top: 0 }])
    .png()
    .toBuffer()
  const { body } = await upload({ data: noise }, { token, alt: unique('Photo') })
  await call('PATCH', `/api/media/${body.doc.id}`, { token, body: { focalX: 99 } })
  const { id } = await product([body.doc.url])
  const column = await drawn('product', id)
  const [red = 255, green = 0] = await colorAt(column, 560, 5)
  expect([red < 60, green > 200]).toEqual([true, true])
})

test('transparent parts of an image show its background', async () => {
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 }
  const empty = sharp({ create: { width: 800, height: 500, channels: 4, background: transparent } })
  const { body } = await upload({ data: await empty.png().toBuffer() }, { token, alt: unique('Screen') })
  await call('PATCH', `/api/media/${body.doc.id}`, { token, body: { ground: 'amber' } })
  const { id } = await product([body.doc.url])
  const color = await colorAt(await drawn('product', id), 290, 315)
  expect(color.slice(0, 3)).toEqual([255, 224, 163])
})

test('even noise stays below 300 kB', async () => {
  const noise = sharp(randomBytes(580 * 630 * 3), { raw: { width: 580, height: 630, channels: 3 } })
  const drawing = await bytes(1200, 630, '#fbfaf7')
  const png = await withPicture(drawing, await noise.png().toBuffer())
  expect(png.length).toBeLessThan(300_000)
  expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
})
