import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressWith } from './encode'

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
