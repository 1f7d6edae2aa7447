import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { frontServer } from './app'

const server = createServer(frontServer(async (req, res) => void res.end(await text(req)), { dev: true }))

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
