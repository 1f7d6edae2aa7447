import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { bridge } from '../../runtime/bridge'
import { BufferedBody } from '../BufferedBody'
import { apiBefore } from './apiBefore'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  bridge.answerApi = undefined
  for (const server of servers.splice(0)) server.close()
})

/** The front server's end, with an API that answers as told, and Next after it. */
async function serving(
  answer: (request: Request) => Response | Promise<Response>,
  before?: (req: IncomingMessage) => Promise<unknown>,
): Promise<string> {
  bridge.answerApi = async (request) => answer(request)
  const handler = apiBefore((_req, res) => void res.end('Next'))
  const listener: RequestListener = (req, res) => {
    res.setHeader('content-security-policy', 'ours')
    Promise.resolve(before?.(req))
      .then(() => handler(req, res))
      .catch(() => res.destroy())
  }
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('an endpoint reads what was sent: method, address, headers and body', async () => {
  const base = await serving(async (request) => {
    const { pathname, search } = new URL(request.url)
    const told = [request.method, pathname + search, request.headers.get('x-key'), await request.text()]
    return Response.json(told)
  })
  const sent = { method: 'POST', headers: { 'x-key': 'ours' }, body: '{"a":"é"}' }
  const answer = await fetch(`${base}/api/leads?page=2`, sent)
  expect(await answer.json()).toEqual(['POST', '/api/leads?page=2', 'ours', '{"a":"é"}'])
})

test.each([2, 50_000, 500_000])(
  'a body of %i bytes that was held until it had arrived is read too',
  async (size) => {
    const bounds = { limit: size, raise: async () => size, welcome() {}, idle: 60_000, total: 60_000 }
    const held = (req: IncomingMessage) => new BufferedBody(req, bounds).outcome
    const base = await serving(async (request) => new Response(await request.text()), held)
    const body = 'x'.repeat(size)
    expect(await (await fetch(`${base}/api/leads`, { method: 'POST', body })).text()).toBe(body)
  },
)

test('what it answers arrives, and the front server’s own headers stay', async () => {
  const base = await serving(() => {
    const headers = new Headers({ 'content-security-policy': 'none', 'x-total-count': '3' })
    headers.append('set-cookie', 'a=1; Path=/')
    headers.append('set-cookie', 'b=2; Expires=Sun, 22 Nov 2026 10:00:00 GMT')
    return new Response('[]', { status: 201, headers })
  })
  const { status, headers } = await fetch(`${base}/api/leads`, { method: 'POST' })
  expect([status, headers.get('x-total-count')]).toEqual([201, '3'])
  expect(headers.get('content-security-policy')).toBe('ours')
  expect(headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Expires=Sun, 22 Nov 2026 10:00:00 GMT'])
})

test('paths that Next redirects, and all others, are Next’s', async () => {
  const base = await serving(() => new Response('API'))
  const answers: [string, string][] = []
  for (const path of [
    '/api/a',
    '/api/a/b?c=/',
    '/api',
    '/api/',
    '/api/a/',
    '/api//a',
    '/apis/a',
    '/API/a',
    '/',
  ])
    answers.push([path, await (await fetch(base + path)).text()])
  expect(answers.filter(([, text]) => text === 'API').map(([path]) => path)).toEqual([
    '/api/a',
    '/api/a/b?c=/',
    '/api',
  ])
})

test('HEAD is answered without a body', async () => {
  const cancel = vi.fn()
  const base = await serving(() => new Response(new ReadableStream({ cancel }), { headers: { 'x-a': 'b' } }))
  const { status, headers } = await fetch(`${base}/api/media/file/a.png`, { method: 'HEAD' })
  expect([status, headers.get('x-a')]).toEqual([200, 'b'])
  expect(cancel).toHaveBeenCalledOnce()
})

test.each([
  ['br', 'br', 2000],
  ['gzip', 'gzip', 2000],
  ['identity', undefined, 2000],
  // Not worth it.
  ['br', undefined, 20],
])('for %s, %s is sent of %i letters', async (accepted, encoding, length) => {
  const base = await serving(() => Response.json('a'.repeat(length)))
  const answer = await fetch(`${base}/api/leads`, { headers: { 'accept-encoding': accepted } })
  expect(answer.headers.get('content-encoding')).toBe(encoding ?? null)
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(await answer.json()).toBe('a'.repeat(length))
})

test('an image is not compressed again, and tells its length', async () => {
  const file = new Uint8Array(5000)
  const headers = { 'content-type': 'image/webp', 'content-length': '5000' }
  const base = await serving(() => new Response(file, { headers }))
  const answer = await fetch(`${base}/api/media/file/a.webp`, { headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(answer.headers.get('content-length')).toBe('5000')
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(file)
})

/** A body of many parts, which counts how many were made. */
function endless(part: Uint8Array, cancel: () => void) {
  const made = { parts: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      made.parts += 1
      controller.enqueue(part)
    },
    cancel,
  })
  return { body, made }
}

test('a long body is sent no faster than it is read, and given up when the client leaves', async () => {
  const left = vi.fn()
  const { body, made } = endless(new Uint8Array(100_000), left)
  const base = await serving(() => new Response(body))
  const leave = new AbortController()
  const answer = await fetch(`${base}/api/admin/backups/a`, { signal: leave.signal })
  leave.abort()
  await expect(answer.text()).rejects.toThrow()
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce())
  expect(made.parts).toBeLessThan(200)
})

test.each(['gzip', 'br'])('a long list is compressed part by part, as %s', async (encoding) => {
  const lines = ['name\n', 'Asha\n', 'Jonas\n'].map((line) => new TextEncoder().encode(line))
  const base = await serving(() => {
    const rest = lines.values()
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const { value } = rest.next()
        if (value) controller.enqueue(value)
        else controller.close()
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/csv; charset=utf-8' } })
  })
  const answer = await fetch(`${base}/api/admin/leads/export`, { headers: { 'accept-encoding': encoding } })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(await answer.text()).toBe('name\nAsha\nJonas\n')
})

test('events are sent as they come, not compressed, and end when the client leaves', async () => {
  const left = vi.fn()
  let send = (_text: string) => {}
  const base = await serving(() => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (text) => controller.enqueue(new TextEncoder().encode(text))
      },
      cancel: left,
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
  })
  const leave = new AbortController()
  const headers = { 'accept-encoding': 'br, gzip' }
  // The headers come before the first event.
  const answer = await fetch(`${base}/api/admin/leads/events`, { headers, signal: leave.signal })
  expect(answer.headers.get('content-encoding')).toBeNull()
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (const event of ['data: 1\n\n', 'data: 2\n\n']) {
    send(event)
    expect((await reader?.read())?.value).toBe(event)
  }
  leave.abort()
  await reader?.read().catch(() => {})
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce())
})

test('nobody takes a body that failed half-way for a whole one', async () => {
  const base = await serving(() => {
    let parts = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        parts += 1
        if (parts < 4) controller.enqueue(new Uint8Array(1000))
        else controller.error(new Error('The file is gone.'))
      },
    })
    return new Response(body)
  })
  const whole = fetch(`${base}/api/admin/backups/a`).then((answer) => answer.arrayBuffer())
  await expect(whole).rejects.toThrow()
})
