import { once } from 'node:events'
import { createServer, get, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { sendEvents } from './sendEvents'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A client's request and the response to it. */
async function connected() {
  const server = createServer()
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' })
  request.on('error', () => {})
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse]
  return { request, response }
}

/** Events that never end, and whether anybody still wants them. */
function events() {
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
    cancel() {
      isCancelled = true
    },
  })
  return { body, isCancelled: () => isCancelled }
}

test('a client that leaves ends its events', async () => {
  const { request, response } = await connected()
  const { body, isCancelled } = events()
  const sending = sendEvents(body, response)
  await once(request, 'response')
  request.destroy()
  await sending
  expect(isCancelled()).toBe(true)
})

test('a client that left before they began does too', async () => {
  const { request, response } = await connected()
  const { body, isCancelled } = events()
  request.destroy()
  await once(response, 'close')
  await sendEvents(body, response)
  expect(isCancelled()).toBe(true)
})
