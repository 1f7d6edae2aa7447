import { once } from 'node:events'
import { createServer, get, type RequestListener, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { Connections } from './connections'
import { answerPlainGets } from './plainGets'

/** For many bytes on a busy machine. */
const patient = { timeout: 20_000 }

const started: { server: Server; sockets: Socket[] }[] = []

afterEach(() => {
  for (const { server, sockets } of started.splice(0)) {
    for (const socket of sockets) socket.destroy()
    server.closeAllConnections()
    server.close()
  }
})

const request = (path: string, ...lines: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: localhost', ...lines].join('\r\n')}\r\n\r\n`

/** Bodies by path. */
const pages: Record<string, Buffer> = { '/': Buffer.from('home'), '/long': Buffer.alloc(20_000_000, 'a') }

/** A server whose pages are answered on the connection, and everything else by node:http: with what it was sent. */
async function start({
  timeouts = {},
  bounds = {},
}: {
  timeouts?: object
  bounds?: Partial<ConstructorParameters<typeof Connections>[1]>
} = {}) {
  const toHttp = vi.fn<RequestListener>((req, res) => {
    let body = ''
    req
      .on('data', (chunk) => (body += chunk))
      .on('end', () => res.end(`http: ${req.method} ${req.url} ${body}`))
  })
  const server = createServer({ keepAliveTimeout: 20_000, ...timeouts }, toHttp)
  const connections = new Connections(server, { stallTimeout: 600_000, ...bounds })
  const answer = vi.fn(({ url }: { url: string }) => {
    const body = pages[url]
    const wire = body && Buffer.concat([Buffer.from(`content-length: ${body.length}\r\n\r\n`), body])
    return wire && { status: 200, head: 'x-way: plain\r\n', wire }
  })
  answerPlainGets(server, { answer, isClosing: () => connections.isClosing })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as { port: number }
  /** The server's ends of the connections. */
  const served: Socket[] = []
  server.on('connection', (socket) => served.push(socket))
  const sockets: Socket[] = []
  started.push({ server, sockets })
  const dial = async ({ reads = true } = {}) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => {})
    sockets.push(socket)
    let received = ''
    let length = 0
    const listen = () =>
      socket.on('data', (chunk) => {
        length += chunk.length
        if (received.length < 10_000) received += chunk.toString('latin1', 0, 10_000)
      })
    if (reads) listen()
    await once(socket, 'connect')
    return { socket, listen, received: () => received, length: () => length }
  }
  const open = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
  return { server, connections, answer, toHttp, port, dial, served, open }
}

test('a plain GET is answered on the connection, again and again', async () => {
  const { dial, toHttp } = await start()
  const { socket, received } = await dial()
  for (let n = 1; n <= 3; n += 1) {
    socket.write(request('/'))
    await expect.poll(() => received().match(/home/g)?.length).toBe(n)
  }
  expect(received()).toMatch(
    /^HTTP\/1\.1 200 OK\r\nx-way: plain\r\nDate: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=20\r\ncontent-length: 4\r\n\r\nhome/,
  )
  expect(toHttp).not.toHaveBeenCalled()
})

test('a client of node:http understands the answer', async () => {
  const { port } = await start()
  const [res] = await once(
    get({ port, host: '127.0.0.1', headers: { connection: 'keep-alive' } }),
    'response',
  )
  expect([res.statusCode, res.headers['x-way'], String(await once(res, 'data'))]).toEqual([
    200,
    'plain',
    'home',
  ])
})

test('from the first request on that is another, node:http reads the connection', async () => {
  const { dial, answer, toHttp } = await start()
  const { socket, received } = await dial()
  socket.write(request('/'))
  await expect.poll(received).toContain('home')
  socket.write('POST /leads HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nbody')
  await expect.poll(received).toContain('http: POST /leads body')
  socket.write(request('/'))
  await expect.poll(received).toContain('http: GET / ')
  expect([answer.mock.calls.length, toHttp.mock.calls.length]).toEqual([1, 2])
})

test('a page that isn’t kept is left to node:http', async () => {
  const { dial } = await start()
  const { socket, received } = await dial()
  socket.write(request('/about'))
  await expect.poll(received).toContain('http: GET /about ')
})

test('a request in pieces is put together by node:http', async () => {
  const { dial, served } = await start()
  const { socket, received } = await dial()
  let sent = 0
  for (const piece of request('/').match(/[\s\S]{1,9}/g) ?? []) {
    socket.write(piece)
    sent += piece.length
    await expect.poll(() => served[0]?.bytesRead).toBe(sent)
  }
  await expect.poll(received).toContain('http: GET / ')
})

test('requests sent together are answered in their order', async () => {
  const { dial } = await start()
  const { socket, received } = await dial()
  socket.write(request('/one') + request('/') + request('/two'))
  await expect.poll(received).toMatch(/GET \/one [\s\S]*GET \/ [\s\S]*GET \/two /)
})

test('a request smuggled in behind another is none', async () => {
  const { dial, toHttp } = await start()
  const { socket, received } = await dial()
  const smuggled = request('/smuggled')
  socket.write(`${request('/', `Content-Length: ${smuggled.length}`)}${smuggled}`)
  await expect.poll(received).toContain('http: GET / GET /smuggled')
  socket.write(request('/', 'Content-Length: 0', 'Transfer-Encoding: chunked'))
  await expect.poll(received).toContain('400 Bad Request')
  expect(toHttp).toHaveBeenCalledOnce()
})

test('what is no HTTP gets the answer of node:http', async () => {
  const { dial, open } = await start()
  const { socket, received } = await dial()
  socket.write('hello\r\n\r\n')
  await expect.poll(received).toContain('400 Bad Request')
  socket.end()
  await expect.poll(open).toBe(0)
})

test('a head that never ends is closed by node:http', async () => {
  const timeouts = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 }
  const { dial } = await start({ timeouts })
  const { socket, received } = await dial()
  socket.write('GET / HTTP/1.1\r\nHost: local')
  await expect.poll(received).toContain('408 Request Timeout')
})

test('who sends nothing, or nothing more, is disconnected', async () => {
  const { dial, open } = await start({ timeouts: { headersTimeout: 150, keepAliveTimeout: 300 } })
  await dial()
  const { socket, received } = await dial()
  socket.write(request('/'))
  await expect.poll(received).toContain('home')
  expect(await open()).toBeGreaterThan(0)
  await expect.poll(open).toBe(0)
})

test('a client that leaves, in order or not, is forgotten', async () => {
  const { dial, open } = await start()
  const [polite, abrupt] = [await dial(), await dial()]
  for (const { socket, received } of [polite, abrupt]) {
    socket.write(request('/'))
    await expect.poll(received).toContain('home')
  }
  polite.socket.end()
  abrupt.socket.resetAndDestroy()
  await expect.poll(open).toBe(0)
})

test('a slow reader gets everything, and what it asked for meanwhile after it', patient, async () => {
  const { dial, toHttp, served } = await start({ timeouts: { keepAliveTimeout: 100 } })
  const { socket, listen, length } = await dial({ reads: false })
  socket.write(request('/long'))
  await expect.poll(() => served[0]?.writableLength).toBeGreaterThan(0)
  await once(served[0] as Socket, 'timeout')
  socket.write(request('/'))
  await vi.waitFor(() => expect(toHttp).toHaveBeenCalled())
  listen()
  await expect.poll(length, patient).toBeGreaterThan(20_000_000)
  let end = ''
  socket.on('data', (chunk) => (end = String(chunk)))
  socket.write(request('/last'))
  await expect.poll(() => end).toContain('http: GET /last ')
})

test('a client that reads nothing is disconnected', async () => {
  const { dial, open } = await start({ bounds: { stallTimeout: 600 } })
  const { socket } = await dial({ reads: false })
  socket.write(request('/long'))
  await expect.poll(open).toBe(1)
  await expect.poll(open, { timeout: 4000 }).toBe(0)
})

test('a client that asks without reading piles up no answers', async () => {
  const { dial, answer, toHttp, served } = await start()
  const { socket } = await dial({ reads: false })
  socket.write(request('/long'))
  await expect.poll(() => served[0]?.writableLength).toBeGreaterThan(0)
  socket.write(request('/long'))
  await vi.waitFor(() => expect(toHttp).toHaveBeenCalledOnce())
  expect(answer).toHaveBeenCalledOnce()
})

test('connections count against the share of their address', async () => {
  const { dial, open } = await start({ bounds: { perAddress: 2 } })
  const held = [await dial(), await dial()]
  const { socket } = await dial()
  await once(socket, 'end')
  expect(await open()).toBe(2)
  held[0]?.socket.destroy()
  await expect.poll(open).toBe(1)
})

test('a shutdown waits for no idle client, but for an answer under way', patient, async () => {
  const { dial, connections, server, served } = await start()
  const idle = await dial()
  idle.socket.write(request('/'))
  await expect.poll(idle.received).toContain('home')
  const slow = await dial({ reads: false })
  slow.socket.write(request('/long'))
  await expect.poll(() => served[1]?.writableLength).toBeGreaterThan(0)
  const closed = connections.close(600_000)
  slow.listen()
  await closed
  expect(server.listening).toBe(false)
  await expect.poll(slow.length, patient).toBeGreaterThan(20_000_000)
})

test('before a shutdown, answers close their connections', async () => {
  const { dial, connections } = await start()
  const { socket, received } = await dial()
  socket.write(request('/'))
  await expect.poll(received).toContain('home')
  connections.endKeeping()
  socket.write(request('/'))
  await expect.poll(received).toMatch(/connection: close[\s\S]*http: GET \/ /i)
})
