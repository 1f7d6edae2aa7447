import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { register } from '@/runtime/contentChanged'
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

/** A change whose answer is given at once. */
function change(cache: PageCache) {
  register.generation += 1
  cache.dropOlder(register.generation)
}

/** A rendering that ends when it is told to. */
function slow() {
  let finish: (rendering: Rendering) => void = () => {}
  return {
    render: () => new Promise<Rendering>((resolve) => (finish = resolve)),
    end: (text: string) => finish(html(text)),
  }
}

test('a page rendered from content that has changed since is not cached', async () => {
  const cache = newCache()
  const { render, end } = slow()
  const before = cache.load('/', render)
  change(cache)
  const after = cache.load('/', async () => html('new'))
  end('old')
  await Promise.all([before, after])
  expect(textOf(cache.get('/'))).toBe('new')
})

test('a rendering that ends after a newer one doesn’t replace it', async () => {
  const cache = newCache()
  const { render, end } = slow()
  const before = cache.load('/', render)
  register.generation += 1
  await cache.load('/', async () => html('new'), { since: register.generation })
  end('old')
  await before
  expect(textOf(cache.get('/'))).toBe('new')
})

test('a page is served until the change is answered, and no longer', async () => {
  const cache = newCache()
  await cache.load('/', async () => html('old'))
  register.generation += 1
  expect(textOf(cache.get('/'))).toBe('old')
  expect(cache.isCurrent('/')).toBe(false)
  cache.dropOlder(register.generation)
  expect(cache.get('/')).toBeUndefined()
})

test('what is known of visits outlives the page, and fades', async () => {
  const cache = newCache()
  await cache.load('/', async () => html('old'))
  cache.get('/')
  change(cache)
  cache.get('/')
  expect(cache.visited()).toEqual([{ address: '/', visits: 3 }])
  await cache.load('/', async () => html('new'))
  expect(cache.visited()).toEqual([{ address: '/', visits: 3 }])
  for (let n = 0; n < 120; n += 1) cache.fade()
  change(cache)
  expect(cache.visited()).toEqual([])
  expect(cache.get('/')).toBeUndefined()
})

test('an outdated page is evicted before one that is served', async () => {
  const cache = new PageCache('page', { ...bounds, entries: 2 }, {})
  await cache.load('/outdated', async () => html('old'))
  register.generation += 1
  await cache.load('/current', async () => html('new'))
  cache.dropOlder(register.generation)
  await cache.load('/further', async () => html('new'))
  expect(cache.visited().map(({ address }) => address)).toEqual(['/further', '/current'])
})

test('a page above the size bound is sent, but not kept', async () => {
  const cache = new PageCache('page', { entries: 10, bytes: 100_000_000 }, {})
  const body = randomBytes(3_000_000).toString('base64')
  expect(await cache.load('/', async () => html(body))).toHaveProperty('page')
  expect(cache.get('/')).toBeUndefined()
})

test('a rendering that hangs is given up, and the next request starts another', async () => {
  vi.useFakeTimers()
  const cache = newCache()
  const hanging = expect(cache.load('/', () => new Promise(() => {}))).rejects.toThrow('too long')
  await vi.advanceTimersByTimeAsync(31_000)
  await hanging
  vi.useRealTimers()
  await cache.load('/', async () => html('back'))
  expect(textOf(cache.get('/'))).toBe('back')
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

test('a rendering that waits for its turn shows what has changed meanwhile', async () => {
  const cache = newCache()
  const slowOnes = Array.from({ length: 8 }, slow)
  for (const [n, { render }] of slowOnes.entries()) void cache.load(`/${n}`, render)
  const render = vi.fn(async () => html('new'))
  const before = cache.load('/waiting', render)
  change(cache)
  const after = cache.load('/waiting', render)
  expect(render).not.toHaveBeenCalled()
  for (const { end } of slowOnes) end('old')
  await Promise.all([before, after])
  expect(render).toHaveBeenCalledOnce()
  expect(textOf(cache.get('/waiting'))).toBe('new')
})

test('pages don’t wait for lists, of which there are endlessly many', async () => {
  const cache = newCache()
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const list = () => ended.then(() => html('list'))
  const lists = Array.from({ length: 20 }, (_, n) => cache.load(`/search?search=${n}`, list))
  expect(await cache.load('/', async () => html('home'))).toHaveProperty('page')
  end()
  await Promise.all(lists)
})

test('an old page is served, and reported, until pages get old again', async () => {
  const cache = newCache()
  const reported: string[] = []
  cache.onOld = (address) => reported.push(address)
  const age = () => {
    register.generation += 1
    cache.age()
  }
  await cache.load('/', async () => html('old'))
  await cache.load('/about', async () => html('about'))
  cache.get('/')
  expect(reported).toEqual([])
  age()
  expect(textOf(cache.get('/'))).toBe('old')
  expect(reported).toEqual(['/'])
  await cache.load('/', async () => html('new'), { since: register.generation })
  expect(textOf(cache.get('/'))).toBe('new')
  expect(reported).toEqual(['/'])
  age()
  expect(textOf(cache.get('/'))).toBe('new')
  expect(cache.get('/about')).toBeUndefined()
})

test('a change shows on old pages too', async () => {
  const cache = newCache()
  await cache.load('/', async () => html('old'))
  register.generation += 1
  cache.age()
  change(cache)
  expect(cache.get('/')).toBeUndefined()
})
