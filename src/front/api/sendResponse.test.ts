import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { sendResponse } from './sendResponse'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A client's request, and the server's sides of it. */
async function connected() {
  const server = createServer()
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const client = get({ host: '127.0.0.1', port, headers: { 'accept-encoding': 'gzip' } })
  client.on('error', () => {})
  const [request, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse]
  return { client, request, response }
}

/** A body that never ends, and whether anybody still wants it. */
function endless(type: string) {
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
    cancel() {
      isCancelled = true
    },
  })
  return { answer: new Response(body, { headers: { 'content-type': type } }), isCancelled: () => isCancelled }
}

const bodies = [
  ['events', 'text/event-stream'],
  ['a download', 'application/zip'],
  ['a packed text', 'text/csv'],
] as const

test.each(bodies)('a client that leaves ends %s', async (_name, type) => {
  const { client, request, response } = await connected()
  const { answer, isCancelled } = endless(type)
  const sending = sendResponse(answer, request, response)
  await once(client, 'response')
  client.destroy()
  await sending
  expect(isCancelled()).toBe(true)
})

test.each(bodies)('a client that left before ends %s', async (_name, type) => {
  const { client, request, response } = await connected()
  const { answer, isCancelled } = endless(type)
  client.destroy()
  await once(response, 'close')
  await sendResponse(answer, request, response)
  expect(isCancelled()).toBe(true)
})
