import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { BufferedBody } from './BufferedBody'

const long = 600_000
const limit = 1000
const started: { server: Server; client?: Socket }[] = []

afterEach(() => {
  for (const { server, client } of started.splice(0)) {
    client?.destroy()
    server.closeAllConnections()
    server.close()
  }
})

interface Options {
  raise?: () => Promise<number>
  idle?: number
  total?: number
}

/** Sends headers; returns what happens, and a function to send more. */
async function send(head: string, { raise = async () => limit, idle = long, total = long }: Options = {}) {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const client = connect((server.address() as { port: number }).port, '127.0.0.1')
  started.push({ server, client })
  client.on('error', () => {})
  const arrived = once(server, 'request')
  const answering = arrived.then(async ([req]: IncomingMessage[]) => {
    if (!req) throw new Error('No request arrived.')
    const welcome = () => {}
    const held = await new BufferedBody(req, { limit, raise, idle, total, welcome }).outcome
    if (held !== 'whole') return { held }
    let text = ''
    for await (const chunk of req) text += chunk
    return { held, text }
  })
  // The body is held as in the server's own listener.
  client.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n`)
  await arrived
  return { client, answering }
}

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
const end = chunk('')
const chunked = 'Transfer-Encoding: chunked'

test('a body is passed on completely, however it arrives', async () => {
  const { client, answering } = await send(chunked)
  client.write(chunk('one, '))
  client.write(chunk('two') + end)
  expect(await answering).toEqual({ held: 'whole', text: 'one, two' })

  const plain = await send('Content-Length: 5')
  plain.client.write('hello')
  expect(await plain.answering).toEqual({ held: 'whole', text: 'hello' })
})

test('one byte too many is refused, with or without an announced length', async () => {
  const { client, answering } = await send(chunked)
  client.write(chunk('x'.repeat(limit)))
  client.write(chunk('x'))
  expect(await answering).toEqual({ held: 'tooLarge' })
  expect(await (await send(`Content-Length: ${limit + 1}`)).answering).toEqual({ held: 'tooLarge' })
})

test('the permission to send more is checked once', async () => {
  let calls = 0
  const raise = async () => {
    calls += 1
    return 2 * limit
  }
  const text = 'x'.repeat(1.5 * limit)
  const { client, answering } = await send(chunked, { raise })
  for (const part of text.match(/.{100}/g) ?? []) client.write(chunk(part))
  client.write(end)
  expect(await answering).toEqual({ held: 'whole', text })
  expect(calls).toBe(1)

  const more = await send(chunked, { raise })
  more.client.write(chunk('x'.repeat(2 * limit)))
  more.client.write(chunk('x'))
  expect(await more.answering).toEqual({ held: 'tooLarge' })
})

test('nothing is read while it is unknown who sends', async () => {
  let tell = (_limit: number) => {}
  const raise = () => new Promise<number>((resolve) => (tell = resolve))
  const size = 30_000_000
  const { client, answering } = await send(`Content-Length: ${size}`, { raise })
  client.write(Buffer.alloc(size))
  // The client keeps the rest, because the socket's buffers are full.
  await expect.poll(() => client.writableLength).toBeGreaterThan(0)
  tell(size)
  expect(await answering).toMatchObject({ held: 'whole' })
})

test('a body that trickles or stops is given up', async () => {
  const { answering } = await send('Content-Length: 5', { idle: 50 })
  expect(await answering).toEqual({ held: 'late' })

  const { client, answering: trickling } = await send(chunked, { total: 200 })
  const drip = setInterval(() => client.write(chunk('x')), 10)
  expect(await trickling).toEqual({ held: 'late' })
  clearInterval(drip)
})

test('a client that disconnects is dropped', async () => {
  const { client, answering } = await send('Content-Length: 5')
  client.destroy()
  expect(await answering).toEqual({ held: 'gone' })
})
