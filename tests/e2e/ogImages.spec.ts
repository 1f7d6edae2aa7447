import sharp from 'sharp'
import { expect, test } from './fixtures'

const png = (bytes: Buffer) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) })

test('every page has an image of 1200 × 630 for messengers', async ({ request }) => {
  const [[product], [project], [post]] = await Promise.all(
    ['/api/products?limit=1', '/api/projects?limit=1', '/api/blog-posts?limit=1'].map(async (path) =>
      (await request.get(path)).json(),
    ),
  )
  const pages = ['/', '/de/portfolio', '/blog', `/portfolio/${project.slug}`, `/blog/${post.slug}`]
  const named: string[] = []
  for (const path of pages) {
    const html = await (await request.get(path)).text()
    const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
    named.push(new URL(image).pathname)
  }
  expect(named).toEqual([
    '/og/page/home.png',
    '/og/page/portfolio.de.png',
    '/og/page/blog.png',
    `/og/project/${project.slug}.png`,
    `/og/post/${post.slug}.png`,
  ])
  for (const path of [...named, `/og/product/${product.id}.png`, '/og/page/privacy.png']) {
    const answer = await request.get(path)
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, 'image/png'])
    const body = await answer.body()
    expect(png(body)).toEqual({ width: 1200, height: 630 })
    expect([path, body.length < 300_000]).toEqual([path, true])
  }
})

test('the image of a product shows its first screen', async ({ request }) => {
  const products: { id: string; images: string[] }[] = await (
    await request.get('/api/products?limit=100')
  ).json()
  const { id } = products.find(({ images }) => images.length > 0) ?? {}
  const drawn = sharp(await (await request.get(`/og/product/${id}.png`)).body())
  const corner = await drawn
    .extract({ left: 1100, top: 10, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  // The paper of a card without a picture.
  expect([...corner]).not.toEqual([0xfb, 0xfa, 0xf7])
})

test('missing entries have no image', async ({ request }) => {
  const paths = [
    '/og/page/nothing.png',
    '/og/page/home.xx.png',
    '/og/post/no-such-post.png',
    '/og/post/no-such-post.de.png',
    '/og/product/1.png',
    '/og/lead/1.png',
    '/og/page/home.jpg',
    `/og/project/${'x'.repeat(500)}.png`,
  ]
  for (const path of paths) expect([path, (await request.get(path)).status()]).toEqual([path, 404])
})
