import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { frontServer } from './app'

const repeat: RequestListener = async (req, res) => void res.end(await text(req))
const server = createServer(frontServer(repeat, { dev: false }))

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

test('a body that arrives with its request passes through the whole front server', async () => {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"fullName":"Meera"}',
    signal: AbortSignal.timeout(4000),
  })
  expect([answer.status, await answer.text()]).toEqual([200, '{"fullName":"Meera"}'])
})

test('the API runs no inline script, and a page only those with its nonce', async () => {
  const { port } = server.address() as AddressInfo
  const scriptsOf = async (path: string) => {
    const sent = { method: 'POST', headers: { 'next-action': 'x' } }
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`, sent)
    return /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]
  }
  expect(await scriptsOf('/api/leads')).toBe("'self'")
  expect(await scriptsOf('/admin')).toMatch(/^'self' 'nonce-[\w+/]{22}=='$/)
})
