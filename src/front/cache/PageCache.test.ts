import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { contentChanged, onContentChanged } from '@/runtime/contentChanged'
import type { Page } from './encode'
import { PageCache } from './PageCache'
import type { Rendering } from './Rendering'

const bounds = { entries: 10, bytes: 1_000_000 }
const newCache = () => new PageCache('page', bounds, { 'x-content-type-options': 'nosniff' })

function html(text: string, headers: Record<string, string> = {}, status = 200): Rendering {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    body: Buffer.from(text),
  }
}

const textOf = (page: Page | undefined) => page?.variants.identity.body.toString()
const headersOf = (page: Page | undefined, encoding: 'br' | 'identity' = 'identity') => {
  const raw = page?.variants[encoding].headers ?? []
  return Object.fromEntries(raw.flatMap((name, n) => (n % 2 ? [] : [[name, raw[n + 1]]])))
}

test('a rendered page is cached with its policy, in every encoding', async () => {
  const cache = newCache()
  const text = `<script>self.__next_f.push([1,"a"])</script>${'<p>Hello</p>'.repeat(200)}`
  await cache.load('/', async () =>
    html(text, { 'cache-control': 's-maxage=31536000', vary: 'rsc', etag: 'theirs' }),
  )
  const page = cache.get('/')
  expect(textOf(page)).toBe(text)
  expect(brotliDecompressSync(page?.variants.br.body ?? '').toString()).toBe(text)
  expect(gunzipSync(page?.variants.gzip.body ?? '').toString()).toBe(text)
  expect(headersOf(page, 'br')).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-encoding': 'br',
    'content-security-policy': expect.stringContaining("'sha256-"),
    'x-content-type-options': 'nosniff',
    etag: page?.etag,
    vary: 'rsc, Accept-Encoding',
  })
})

test('concurrent requests share one rendering', async () => {
  const cache = newCache()
  let renderings = 0
  const render = async () => {
    renderings += 1
    return html('Hello')
  }
  await Promise.all(Array.from({ length: 50 }, () => cache.load('/', render)))
  expect(renderings).toBe(1)
})

test('a page rendered from content that has changed since is not cached', async () => {
  const cache = newCache()
  onContentChanged(() => cache.clear())
  let finish: (rendering: Rendering) => void = () => {}
  const before = cache.load('/', () => new Promise((resolve) => (finish = resolve)))
  contentChanged()
  const after = cache.load('/', async () => html('new'))
  finish(html('old'))
  await Promise.all([before, after])
  expect(textOf(cache.get('/'))).toBe('new')
})

test('a change empties the cache', async () => {
  const cache = newCache()
  onContentChanged(() => cache.clear())
  await cache.load('/', async () => html('old'))
  contentChanged()
  expect(cache.get('/')).toBeUndefined()
})

test('personal pages and failures are not cached', async () => {
  const cache = newCache()
  expect(await cache.load('/', async () => html('me', { 'set-cookie': 'a=b' }))).toEqual({ personal: true })
  expect(await cache.load('/', async () => html('oops', {}, 500))).toHaveProperty('failed')
  expect(cache.get('/')).toBeUndefined()
})

test('a rendering that throws doesn’t block the next one', async () => {
  const cache = newCache()
  await expect(cache.load('/', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  await cache.load('/', async () => html('back'))
  expect(textOf(cache.get('/'))).toBe('back')
})

test('other caches don’t keep missing pages', async () => {
  const cache = newCache()
  const theirs = { 'cache-control': 's-maxage=31536000' }
  await cache.load('/nothing.html', async () => html('missing', theirs, 404))
  expect(headersOf(cache.get('/nothing.html'))['cache-control']).toBe('no-store')
})

test('made-up URLs don’t evict real pages', async () => {
  const cache = newCache()
  await cache.load('/about', async () => html('about'))
  for (let n = 1; n <= 2 * bounds.entries; n += 1) {
    await cache.load(`/missing-${n}`, async () => html('missing', {}, 404))
    await cache.load(`/blog?page=${n}`, async () => html('list'))
    await cache.load(`/%61bout${n}`, async () => html('about'))
  }
  expect(textOf(cache.get('/about'))).toBe('about')
  expect(textOf(cache.get(`/%61bout${2 * bounds.entries}`))).toBe('about')
})
