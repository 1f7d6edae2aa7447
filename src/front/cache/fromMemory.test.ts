import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import express from 'express'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { log } from '@/logging/requestLog'
import { answerFromMemory, answerPlainGet, fillMemory } from './fromMemory'
import type { Handler } from './Rendering'

let server: Server

beforeAll(() => {
  log.level = 'silent'
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** A site of its own addresses, as tests share the caches. */
async function serve(render: Handler): Promise<string> {
  const app = express().use(fillMemory(render))
  server = createServer((req, res) => {
    if (!answerFromMemory(req, res)) app(req, res)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/${crypto.randomUUID()}`
}

const page: Handler = (_req, res) => void res.writeHead(200, { 'content-type': 'text/html' }).end('a page')

test('a page is rendered once, then served from memory', async () => {
  const render = vi.fn(page)
  const url = await serve(render)
  for (let n = 0; n < 3; n += 1) expect(await (await fetch(url)).text()).toBe('a page')
  expect(render).toHaveBeenCalledOnce()
})

test('a client that breaks off leaves the rendering to the next one', async () => {
  let goOn = () => {}
  const render = vi.fn<Handler>(async (req, res) => {
    await new Promise<void>((resolve) => (goOn = resolve))
    await page(req, res)
  })
  const url = await serve(render)
  const first = request(url)
    .on('error', () => {})
    .end()
  await vi.waitFor(() => expect(render).toHaveBeenCalled())
  first.destroy()
  const second = fetch(url)
  goOn()
  expect(await (await second).text()).toBe('a page')
  expect(await (await fetch(url)).text()).toBe('a page')
  expect(render).toHaveBeenCalledOnce()
})

test('a rendering that fails is not kept', async () => {
  const render = vi.fn<Handler>((_req, res) => void res.writeHead(500).end('secret'))
  const url = await serve(render)
  const failed = await fetch(url)
  expect(failed.status).toBe(500)
  expect(await failed.text()).not.toContain('secret')
  render.mockImplementation(page)
  expect(await (await fetch(url)).text()).toBe('a page')
})

test('a page that a client has, a HEAD and a page in pieces are answered from memory like the page', async () => {
  const url = await serve(page)
  const { headers } = await fetch(url)
  const etag = headers.get('etag') ?? ''
  const known = await fetch(url, { headers: { 'if-none-match': etag } })
  expect([known.status, known.headers.get('content-type'), await known.text()]).toEqual([304, null, ''])
  expect(known.headers.get('content-security-policy')).toBe(headers.get('content-security-policy'))
  const head = await fetch(url, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '6', ''])
  const piece = await fetch(url, { headers: { range: 'bytes=0-1' } })
  expect([piece.status, await piece.text()]).toEqual([200, 'a page'])
})

test('each answer from memory has an id of its own', async () => {
  const url = await serve(page)
  await fetch(url)
  const ids = await Promise.all([fetch(url), fetch(url)])
  const [one, other] = ids.map(({ headers }) => headers.get('x-request-id'))
  expect(one).toMatch(/^[\da-f-]{36}$/)
  expect(other).not.toBe(one)
})

test('a plain GET is answered with the same bytes and headers as any other request', async () => {
  const render: Handler = (_req, res) =>
    void res.writeHead(200, { 'content-type': 'text/html', vary: 'rsc' }).end('a page '.repeat(500))
  const url = new URL(await serve(render))
  await fetch(url)
  const etag = (await fetch(url)).headers.get('etag') ?? ''
  for (const accepted of ['br, gzip', 'gzip', 'identity'])
    for (const known of [undefined, '"another"', etag, '*']) {
      const sent = { host: url.host, 'accept-encoding': accepted, ...(known && { 'if-none-match': known }) }
      const [res] = await once(request(url, { headers: sent }).end(), 'response')
      const body = await buffer(res)
      const plain = answerPlainGet({ method: 'GET', url: url.pathname, headers: sent }, new Socket())
      const { date, connection, 'keep-alive': keepAlive, 'x-request-id': id, ...headers } = res.headers
      const [head = '', ...rest] = (plain?.wire.toString('latin1') ?? '').split('\r\n\r\n')
      const pairs = head.split('\r\n').map((line) => /^([^:]+): (.*)$/.exec(line)?.slice(1) ?? [])
      expect([plain?.status, Object.fromEntries(pairs)]).toEqual([res.statusCode, headers])
      expect(rest.join('\r\n\r\n')).toBe(body.toString('latin1'))
      expect(plain?.head).toMatch(/^x-request-id: [\da-f-]{36}\r\n$/)
    }
})

test('a plain GET of what is not kept, or not public, is left to others', async () => {
  const { pathname } = new URL(await serve(page))
  const plain = (path: string, headers = {}) =>
    answerPlainGet({ method: 'GET', url: path, headers: { host: 'localhost', ...headers } }, new Socket())
  expect(plain(pathname)).toBeUndefined()
  expect(plain('/admin')).toBeUndefined()
  expect(plain('/api/leads')).toBeUndefined()
})
