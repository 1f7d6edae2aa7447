import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressWith, encode } from './encode'

const text = (bytes: number) =>
  Buffer.from(Array.from({ length: bytes }, (_, n) => String.fromCharCode(97 + ((n * n) % 23))).join(''))
const brotli = (body: Buffer, quality: number) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

test('pages are compressed well, long feeds and sitemaps and data quickly', async () => {
  const [page, sitemap] = [text(80_000), text(300_000)]
  expect(await compressWith.br(page, 'page')).toEqual(brotli(page, 10))
  expect(await compressWith.br(sitemap, 'page')).toEqual(brotli(sitemap, 5))
  expect(await compressWith.br(page, 'data')).toEqual(brotli(page, 5))
  expect(await compressWith.br(sitemap, 'asset')).toEqual(brotli(sitemap, 10))
  expect(brotli(page, 10)).not.toEqual(brotli(page, 5))
})

test.each([
  ['data', 200, 'public, max-age=300', 'public, max-age=300'],
  ['data', 200, 'public, max-age=0', 'public, max-age=0, must-revalidate'],
  ['data', 200, undefined, 'public, max-age=0, must-revalidate'],
  ['data', 404, 'public, max-age=300', 'no-store'],
  ['page', 200, 's-maxage=60, max-age=60', 'public, max-age=0, must-revalidate'],
] as const)('%s with status %d and “%s” is sent with “%s”', async (kind, status, own, sent) => {
  const headers = { 'content-type': 'application/json', ...(own && { 'cache-control': own }) }
  const { variants } = await encode({ status, headers, body: Buffer.from('{}') }, kind, {})
  const { headers: pairs } = variants.identity
  expect(pairs[pairs.indexOf('cache-control') + 1]).toBe(sent)
})
