import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { Connections } from './connections'
import { refuseUpgrades } from './upgrades'

const longTimeout = 600_000
const started: { server: Server; sockets: Socket[] }[] = []

afterEach(() => {
  for (const { server, sockets } of started.splice(0)) {
    for (const socket of sockets) socket.destroy()
    server.closeAllConnections()
    server.close()
  }
})

async function start(bounds: Partial<ConstructorParameters<typeof Connections>[1]>, answer: RequestListener) {
  const server = createServer(answer)
  const connections = new Connections(server, { stallTimeout: longTimeout, ...bounds })
  refuseUpgrades(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as { port: number }
  const sockets: Socket[] = []
  started.push({ server, sockets })
  /** A client that only continues reading when told to. */
  const dial = async (text = '', { reads = true } = {}) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => {})
    sockets.push(socket)
    await once(socket, 'connect')
    if (text) socket.write(text)
    if (reads) socket.resume()
    return socket
  }
  const open = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
  return { server, connections, dial, open }
}

const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
const upgrade = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
const tunnel = 'CONNECT other.example:443 HTTP/1.1\r\nHost: other.example:443\r\n\r\n'

test.each([
  ['a web socket', upgrade, 'HTTP/1.1 400'],
  ['a tunnel', tunnel, 'HTTP/1.1 405'],
])('%s is refused and cleaned up, even if the client never closes', async (_name, text, status) => {
  const { dial, open } = await start({}, (_req, res) => res.end('hello'))
  const socket = await dial(text)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain(status)
  await expect.poll(open).toBe(0)
})

test('one address can’t hold more connections than its share; others can', async () => {
  const { dial, open } = await start({ perAddress: 3 }, (_req, res) => res.end('hello'))
  const held = [await dial(), await dial(), await dial()]
  const fourth = await dial()
  await once(fourth, 'end')
  expect(await open()).toBe(3)

  held[0]?.destroy()
  await expect.poll(open).toBe(2)
  const next = await dial(get)
  expect(String((await once(next, 'data'))[0])).toContain('200 OK')
})

test('a client that reads nothing of a long response is disconnected', async () => {
  const { dial, open, server } = await start({ stallTimeout: 600 }, (_req, res) =>
    res.end(Buffer.alloc(50_000_000)),
  )
  // Rules out Node's own timeout, which allows one more period.
  server.setTimeout(0)
  const requested = once(server, 'request')
  await dial(get, { reads: false })
  await requested
  expect(await open()).toBe(1)
  await expect.poll(open, { timeout: 4000 }).toBe(0)
})

test('a slow response of ours is waited for', async () => {
  let finish = () => {}
  const { dial, server } = await start({}, (_req, res) => {
    finish = () => res.end('at last')
  })
  const requested = once(server, 'request')
  const socket = await dial(get)
  const [req] = await requested
  server.emit('timeout', req.socket)
  finish()
  expect(String((await once(socket, 'data'))[0])).toContain('at last')
})

test('a shutdown waits for no client: silent, mid-request, keep-alive, upgraded', async () => {
  const { dial, connections, server } = await start({}, (_req, res) => res.end('hello'))
  const kept = await dial(get)
  await once(kept, 'data')
  await dial()
  await dial('GET / HTTP/1.1\r\nHost: loc')
  await dial(upgrade)
  await dial('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf')
  await connections.close(longTimeout)
  expect(server.listening).toBe(false)
})

test('a shutdown lets a running request finish, and then closes its connection', async () => {
  let finish = () => {}
  const { dial, connections, server } = await start({}, (_req, res) => {
    finish = () => res.end('all of it')
  })
  const requested = once(server, 'request')
  const socket = await dial(get)
  await requested
  const stopped = connections.close(longTimeout)
  finish()
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/connection: close[\s\S]*all of it/i)
  await stopped
})
