import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import {
  addressOf,
  isCacheable,
  isSearch,
  isUnbounded,
  isUncacheable,
  kindOf,
  restOf,
  withRest,
} from './policy'

const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  kindOf({ method, url, headers } as unknown as IncomingMessage)
const answer = (status: number, headers: Record<string, string> = {}) => ({
  status,
  headers,
  body: Buffer.from(''),
})

describe('what may be served from memory', () => {
  test.each(['/', '/about', '/blog/a-post?utm=x', '/es/services', '/sitemap.xml', '/robots.txt'])(
    'the public page %s',
    (url) => expect(get(url)).toBe('page'),
  )
  test.each([
    '/api/services',
    '/api/products?featured=true',
    '/api/blog-posts/x',
    '/api/analytics/public',
    '/api/search?search=x',
  ])('the public list %s', (url) => expect(get(url)).toBe('data'))
  test.each([
    '/admin',
    '/admin/login',
    '/api/admin/leads',
    '/api/users/me',
    '/api/media/file/a.png',
    '/api/service',
    '/api/leads',
    '/api/auth/login',
    '/icon.svg',
    '/og/page/home.png',
    '/preview/blog-post/1',
    '/de/preview/blog-post/1',
  ])('never %s', (url) => expect(get(url)).toBeUndefined())

  test.each(['/logo.svg', '/wp-login.php', '/.env', '/_next/image?url=x', '/preview', '/og/x', '/apiary'])(
    'the page for the missing %s',
    (url) => expect(get(url)).toBe('page'),
  )

  test('scripts and styles of the build', () => expect(get('/_next/static/chunks/a.js')).toBe('asset'))
  test('fonts', () => expect(get('/fonts/text-0a1b2c3d.woff2')).toBe('asset'))
  test('a visitor with cookies gets the shared page', () => {
    expect(get('/', { cookie: 'payload-token=x' })).toBe('page')
  })
  test('a visitor who claims to be Next or a server action gets the shared page', () => {
    expect(get('/blog/a', { cookie: 'a=b; __prerender_bypass=x' })).toBe('page')
    expect(get('/blog/a', { 'next-action': 'x' })).toBe('page')
    expect(get('/_next/static/a.js', { rsc: '1' })).toBe('asset')
    expect(get('/blog/a', { rsc: '0' })).toBe('page')
    expect(get('/api/services', { authorization: 'Bearer x' })).toBe('data')
  })
  test('not a part of a page, or a write', () => {
    expect(get('/about', { rsc: '1' })).toBeUndefined()
    expect(get('/about', {}, 'POST')).toBeUndefined()
  })
})

test('the order of query parameters creates no second page', () => {
  expect(addressOf('/api/products?page=2&category=a')).toBe(addressOf('/api/products?category=a&page=2'))
  expect(addressOf('/api/products?category=a')).not.toBe(addressOf('/api/products?category=b'))
  expect(addressOf('/about')).toBe('/about')
})

test('unknown query parameters don’t either', () => {
  expect(addressOf('/about?utm_source=x')).toBe('/about')
  expect(addressOf('/blog?page=2&utm_source=x')).toBe('/blog?page=2')
  expect(addressOf('/blog?utm_source=x&page=2')).toBe('/blog?page=2')
  expect(addressOf('/_next/static/a.js?1')).toBe('/_next/static/a.js')
  expect(addressOf('/inquiry?email=a@b.c&draft=1')).toBe('/inquiry?draft=1')
  expect(addressOf('/de/contact?name=x&project=tally')).toBe('/de/contact?project=tally')
})

test('queries don’t reach the shared rendering, but are kept in redirects', () => {
  for (const url of ['/?email=a@b.c', '/blog/moved?email=a@b.c', '/contact?draft=1', '/x.html?email=a@b.c'])
    expect(addressOf(url)).not.toContain('?')
  expect(withRest('/blog/new', restOf('/blog/old?utm=1&b=2'))).toBe('/blog/new?utm=1&b=2')
  expect(withRest('/blog?page=3#list', restOf('/blog?page=99&utm=1'))).toBe('/blog?page=3&utm=1#list')
  expect(withRest('/about?_rsc=9', restOf('/about?_rsc=1&utm=1'))).toBe('/about?_rsc=9&utm=1')
  expect(withRest('/about', restOf('/en/about'))).toBe('/about')
  for (const elsewhere of ['https://other.example/', '//other.example/'])
    expect(withRest(elsewhere, 'utm=1')).toBe(elsewhere)
})

test('odd spellings of a page count as made up, like missing pages', () => {
  const page = answer(200)
  for (const path of ['/about', '/blog/caf%C3%A9', '/es/products/64f0c0ffee', '/'])
    expect(isUnbounded(page, path)).toBe(false)
  for (const path of [
    '/%61bout',
    '/blog/caf%c3%a9',
    '/products/64F0C0FFEE',
    '/a%2Fb',
    '/%E0%A4%A',
    '/blog?page=2',
  ])
    expect([path, isUnbounded(page, path)]).toEqual([path, true])
  expect(isUnbounded(answer(404), '/about')).toBe(true)
})

test('nobody can have their own response cached for another URL', () => {
  for (const [asked, other] of [
    ['/products?category=cms?x', '/products?category=cms'],
    ['/blog?page=2?x', '/blog?page=2'],
    ['/blog?page=2%26page=3', '/blog?page=2'],
    ['/blog?page=2#x', '/blog?page=2'],
    ['/about?x', '/about%3Fx'],
  ] as const)
    expect([asked, addressOf(asked)]).not.toEqual([asked, addressOf(other)])
  expect(addressOf(addressOf('/blog?page=2?x'))).toBe(addressOf('/blog?page=2?x'))
})

test('a search is the same however it is written', () => {
  for (const url of ['/blog?search=a', '/blog?se%61rch=a', '/api/products?search=&search=a'])
    expect(isSearch(url)).toBe(true)
  for (const url of ['/blog', '/blog?search=', '/blog?search=%20', '/blog?page=search=a'])
    expect(isSearch(url)).toBe(false)
})

test('personal responses are never cached', () => {
  const personal: Record<string, string>[] = [
    { 'set-cookie': 'a=b' },
    { 'cache-control': 'private, no-store' },
  ]
  for (const headers of personal) {
    expect(isCacheable('page', answer(200, headers), '/about')).toBe(false)
    expect(isUncacheable(answer(200, headers), '/about')).toBe(true)
  }
})

test('pages and missing pages are cached, failures and redirects are not', () => {
  expect(isCacheable('page', answer(200, { 'cache-control': 's-maxage=31536000' }), '/about')).toBe(true)
  expect(isCacheable('page', answer(404, { 'cache-control': 'private, no-store' }), '/about')).toBe(true)
  expect(isCacheable('asset', answer(404), '/about')).toBe(false)
  expect(isCacheable('page', answer(500), '/about')).toBe(false)
  expect(isCacheable('page', answer(308), '/about')).toBe(false)
})

const noStore = { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' }

test.each(['/blog', '/de/blog?page=2', '/products?category=cms', '/es/portfolio'])(
  'the list %s, which Next renders for each request, is cached like a page',
  (url) => {
    expect(isUncacheable(answer(200, noStore), url)).toBe(false)
    expect(isCacheable('page', answer(200, noStore), url)).toBe(true)
    expect(isCacheable('page', answer(200, { ...noStore, 'set-cookie': 'a=b' }), url)).toBe(false)
  },
)

test('search results are shared, but not cached', () => {
  for (const url of ['/blog?search=queue', '/products?category=cms&search=x']) {
    expect(isUncacheable(answer(200, noStore), url)).toBe(false)
    expect(isCacheable('page', answer(200, noStore), url)).toBe(false)
  }
})

test('no other page is mistaken for a list', () => {
  for (const url of ['/blog/a-post', '/blogs', '/xx/blog', '/admin/blog', '/?x=/blog']) {
    expect(isUncacheable(answer(200, noStore), url)).toBe(true)
  }
})
