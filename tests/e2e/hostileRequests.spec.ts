import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { expect, test } from './fixtures'
import { writePost } from './posts'
import { ask, say } from './raw'

const json = { 'content-type': 'application/json' }

test('an unsupported web socket leaves no connection open', async ({ site }) => {
  for (const path of ['/admin', '//x', '/redirected/']) {
    const head = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`
    // Resolves once the server has closed the connection.
    expect(await say(site.baseURL, head)).toContain('HTTP/1.1 400')
  }
})

test('strangers can’t send more than an inquiry needs, with or without a length', async ({ site }) => {
  const chunks = Array.from({ length: 30 }, () => '['.repeat(10_000))
  for (const [path, status] of [
    ['/api/leads', 413],
    ['/api/users/logout', 413],
    ['/api/media', 401],
    ['/api/blog-post', 401],
    ['/api/admin/blog-posts', 401],
    ['/admin', 401],
  ] as const) {
    const headers = { ...json, ...(path === '/admin' && { 'next-action': 'x' }) }
    const answer = await ask(site.baseURL, path, { method: 'POST', headers, chunks })
    expect([path, answer.status]).toEqual([path, status])
    const length = { ...headers, 'content-length': 300_000, expect: '100-continue' }
    const announced = await ask(site.baseURL, path, { method: 'POST', headers: length })
    expect([path, announced.status]).toEqual([path, status])
  }
})

test('staff can send a long post', async ({ site, session }) => {
  const headers = { ...json, authorization: `Bearer ${session.token}` }
  const chunks = Array.from({ length: 30 }, () => ' '.repeat(100_000))
  const stock = await ask(site.baseURL, '/api/blog-post', {
    method: 'POST',
    headers,
    chunks: [...chunks, '{}'],
  })
  expect(stock.status).toBe(400)
  expect(stock.text).toContain('field')
  const more = Array.from({ length: 60 }, () => ' '.repeat(100_000))
  const huge = await ask(site.baseURL, '/api/blog-post', { method: 'POST', headers, chunks: more })
  expect(huge.status).toBe(413)
})

test('method overrides and unusual methods are refused', async ({ site }) => {
  const headers = { 'x-http-method-override': 'GET' }
  expect((await ask(site.baseURL, '/api/users/logout', { method: 'POST', headers })).status).toBe(400)
  for (const path of ['/', '/api/services', '/admin', '/icon.svg', '/_next/data']) {
    for (const method of ['TRACE', 'PROPFIND']) {
      const { status, headers: answered } = await ask(site.baseURL, path, { method })
      expect([path, method, status]).toEqual([path, method, 405])
      expect(answered.allow).toContain('GET, HEAD')
    }
  }
  expect((await ask(site.baseURL, '/icon.svg', { method: 'OPTIONS' })).status).toBe(405)
})

test('the back office takes no form that isn’t an action of its screens', async ({ site }) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  for (const path of ['/admin/login', '/admin/logout', '/admin/blogs']) {
    const sent = { method: 'POST', headers, chunks: ['--x-'] }
    const { status, headers: answered } = await ask(site.baseURL, path, sent)
    expect([path, status, answered.allow]).toEqual([path, 405, 'GET, HEAD'])
  }
})

test('names that every object has are no categories and no images', async ({ site }) => {
  for (const name of ['constructor', '__proto__', 'toString']) {
    for (const path of ['/blog', '/de/blog', '/products'])
      expect((await ask(site.baseURL, `${path}?category=${name}`)).status, `${path} ${name}`).toBe(200)
    expect((await ask(site.baseURL, `/og/blog-post/${name}`)).status).toBe(404)
  }
})

test('a path with “..” is rejected, in any spelling', async ({ site }) => {
  for (const path of [
    '/admin/../blog?search=x',
    '/_next/%2e%2e/blog',
    '/admin/..%2fblog',
    '/admin\\..\\blog',
    '/.',
  ])
    expect([path, (await ask(site.baseURL, path)).status]).toEqual([path, 400])
})

test('it only serves its own host name; health checks work under any', async ({ site }) => {
  for (const host of ['rebound.example', 'rebound.example:80', 'localhost.rebound.example']) {
    for (const path of ['/', '/api/services', '/admin/login', '/icon.svg'])
      expect([host, path, (await ask(site.baseURL, path, { headers: { host } })).status]).toEqual([
        host,
        path,
        421,
      ])
    for (const path of ['/healthz', '/readyz'])
      expect((await ask(site.baseURL, path, { headers: { host } })).status).toBe(200)
  }
  const headers = { host: 'rebound.example', 'x-forwarded-host': '127.0.0.1' }
  expect((await ask(site.baseURL, '/', { headers })).status).toBe(421)
  expect((await ask(site.baseURL, '/', { headers: { host: 'LOCALHOST.:1' } })).status).toBe(200)
  expect((await ask(site.baseURL, 'http://rebound.example/')).status).toBe(400)
  const twice = 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: rebound.example\r\nConnection: close\r\n\r\n'
  expect(await say(site.baseURL, twice)).toContain('HTTP/1.1 421')
})

test('one visitor’s URL parameters never appear in another’s page', async ({ site, request, session }) => {
  const doors: [string, Record<string, string>][] = [
    ['a visitor', {}],
    ['Next’s router', { rsc: '1' }],
    ['a claim to see drafts', { cookie: '__prerender_bypass=x' }],
    ['a claim to act', { 'next-action': 'x' }],
    ['a policy of their own', { rsc: '1', 'content-security-policy': "script-src 'nonce-ours'" }],
  ]
  for (const [who, headers] of doors) {
    const { slug } = await writePost(request, session)
    let path = `/blog/${slug}?email=victim`
    const first = await ask(site.baseURL, path, { headers })
    // Next's router is redirected to the URL of what it requests.
    if (first.status === 307) {
      path = String(first.headers.location)
      expect(path).toContain('email=victim')
      expect((await ask(site.baseURL, path, { headers })).status).toBe(200)
    }
    const { text } = await ask(site.baseURL, `/blog/${slug}`)
    expect([who, text.includes('victim'), /nonce="/.test(text)]).toEqual([who, false, false])
    const part = await ask(site.baseURL, path, { headers: { rsc: '1' } })
    expect([who, part.text.includes('victim')]).toEqual([who, false])
  }
})

test('an impossible range is not a server error', async ({ site }) => {
  const { status } = await ask(site.baseURL, '/icon.svg', { headers: { range: 'bytes=9999999-' } })
  expect(status).toBe(200)
})

test('a redirect keeps the query', async ({ site, request, session }) => {
  const { id, slug } = await writePost(request, session)
  const renamed = `${slug}-renamed`
  const headers = { authorization: `Bearer ${session.token}` }
  const { _status, ...post } = await (await request.get(`/api/blog-post/${id}?depth=0`, { headers })).json()
  expect(
    (await request.patch(`/api/blog-post/${id}`, { headers, data: { slug: renamed, _status } })).ok(),
    post.title,
  ).toBe(true)
  const to = async (path: string) => {
    const answer = await ask(site.baseURL, path)
    return [answer.status, answer.headers.location]
  }
  expect(await to(`/blog/${slug}?utm_source=x&b=a%20b`)).toEqual([301, `/blog/${renamed}?utm_source=x&b=a+b`])
  expect(await to('/en/about?utm_source=x')).toEqual([301, '/about?utm_source=x'])
  expect(await to('/about/?utm_source=x')).toEqual([301, '/about?utm_source=x'])
  expect(await to('/blog?page=999&utm_source=x')).toEqual([
    307,
    expect.stringMatching(/^\/blog.*[?&]utm_source=x$/),
  ])
})

test('missing files aren’t cached and reveal nothing about earlier requests', async ({ site }) => {
  for (const path of ['/nothing.html', '/wp-login.php', '/_next/nothing', '/.env', '/preview/nothing']) {
    for (const _visitor of [1, 2]) {
      const { status, headers, text } = await ask(site.baseURL, path)
      expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store'])
      expect(text).toContain('<h1')
      expect([path, /nonce[-=]/.test(text + headers['content-security-policy'])]).toEqual([path, false])
    }
  }
})

test('a script injected on the server doesn’t run; the page’s own do', async ({ page }) => {
  process.env.PAYLOAD_SECRET ||= 'a-secret-that-only-tests-know-0123456789'
  const { frontServer } = await import('@/front/app')
  const mark = (name: string) => `document.documentElement.dataset.${name} = 1`
  const html = `<!doctype html><title>Page</title><script>(self.__next_f=self.__next_f||[]).push([0])</script>
    <script>self.__next_f.push([1,"of Next"])</script>
    <script>${mark('plain')}</script>
    <script>self.__next_f.push([1,"a"]);${mark('appended')}</script>
    <script>self.__next_f.push([1,${mark('inside')}])</script>
    <script type="module">${mark('module')}</script>
    <img src="data:," onerror="${mark('handler')}">`
  const next: RequestListener = (_req, res) => res.setHeader('content-type', 'text/html').end(html)
  const server = createServer(frontServer(next, { dev: false }))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as { port: number }
  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'load' })
  expect(await page.evaluate(() => Object.keys(document.documentElement.dataset))).toEqual([])
  expect(await page.evaluate(() => (globalThis as { __next_f?: unknown }).__next_f)).toEqual([
    [0],
    [1, 'of Next'],
  ])
  server.closeAllConnections()
  server.close()
})
