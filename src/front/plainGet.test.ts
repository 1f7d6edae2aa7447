import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { Duplex } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPlainGet } from './plainGet'

const read = (text: string) => readPlainGet(Buffer.from(text, 'latin1'))
const head = (...lines: string[]) =>
  `${['GET /blog?page=2 HTTP/1.1', 'Host: localhost', ...lines].join('\r\n')}\r\n\r\n`

test('a browser’s request is read', () => {
  const sent = head(
    'Connection: keep-alive',
    'sec-ch-ua: "Chromium";v="140", "Not=A?Brand";v="24"',
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64)',
    'Accept-Encoding: gzip, deflate, br, zstd',
    'Cookie: theme=dark; a=b',
    'X-Request-Id: an-id-of-a-proxy',
  )
  expect(read(sent)).toEqual({
    method: 'GET',
    url: '/blog?page=2',
    headers: {
      host: 'localhost',
      connection: 'keep-alive',
      'sec-ch-ua': '"Chromium";v="140", "Not=A?Brand";v="24"',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
      'accept-encoding': 'gzip, deflate, br, zstd',
      cookie: 'theme=dark; a=b',
      'x-request-id': 'an-id-of-a-proxy',
    },
  })
})

const plain = head()

test.each([
  ['nothing', ''],
  ['another method', plain.replace('GET', 'POST')],
  ['a HEAD', plain.replace('GET', 'HEAD')],
  ['a method in small letters', plain.replace('GET', 'get')],
  ['a version before keep-alive', plain.replace('1.1', '1.0')],
  ['the version of the future', plain.replace('1.1', '2.0')],
  ['no version', plain.replace(' HTTP/1.1', '')],
  ['a whole URL', plain.replace('/blog', 'http://localhost/blog')],
  ['an asterisk', plain.replace('/blog?page=2', '*')],
  ['a fragment', plain.replace('page=2', 'page=2#top')],
  ['a backslash', plain.replace('/blog', '/\\blog')],
  ['a space in the path', plain.replace('/blog', '/bl og')],
  ['two spaces', plain.replace('GET ', 'GET  ')],
  ['a tab', plain.replace('GET ', 'GET\t')],
  ['a byte above ASCII in the path', plain.replace('/blog', '/bl\xf6g')],
  ['an empty line first', `\r\n${plain}`],
  ['line feeds alone', plain.replaceAll('\r\n', '\n')],
  ['carriage returns alone', plain.replaceAll('\r\n', '\r')],
  ['no host', 'GET / HTTP/1.1\r\nAccept: */*\r\n\r\n'],
  ['two hosts', head('Host: other.example')],
  ['two hosts, spelled differently', head('host: other.example')],
  ['an empty host', plain.replace('Host: localhost', 'Host: ')],
  ['a header twice', head('Cookie: a=b', 'Cookie: c=d')],
  ['a length', head('Content-Length: 0')],
  ['a length with a body', `${head('Content-Length: 2')}ab`],
  ['a length hidden in a value', head('Accept: a\nContent-Length: 5')],
  ['a length hidden behind a carriage return', head('Accept: a\rContent-Length: 5')],
  ['chunks', head('Transfer-Encoding: chunked')],
  ['chunks with a vertical tab', head('Transfer-Encoding: \x0bchunked')],
  ['trailers', head('TE: trailers')],
  ['a condition on sending', head('Expect: 100-continue')],
  ['an upgrade', head('Connection: Upgrade', 'Upgrade: websocket')],
  ['an upgrade in a list', head('Connection: keep-alive, Upgrade')],
  ['the end of the connection', head('Connection: close')],
  ['who is logged in', head('Authorization: Bearer a')],
  ['a part of a page', head('RSC: 1')],
  ['a method in disguise', head('X-HTTP-Method-Override: DELETE')],
  ['an unknown header', head('X-Anything: a')],
  ['a name from the prototype', head('constructor: a')],
  ['space before the colon', head('Accept : a')],
  ['space before a name', head(' Accept: a')],
  ['a folded line', head('Accept: a', ' b')],
  ['no space after the colon', head('Accept:a')],
  ['two spaces after the colon', head('Accept:  a')],
  ['space after a value', head('Accept: a ')],
  ['a tab in a value', head('Accept: a\tb')],
  ['a NUL in a value', head('Accept: a\0b')],
  ['a byte above ASCII in a value', head('Accept: \xe4')],
  ['a line without a colon', head('Accept')],
  ['half of the last line', plain.slice(0, -1)],
  ['no last line', plain.slice(0, -2)],
  ['half of a head', plain.slice(0, 30)],
  ['something after the end', `${plain}a`],
  ['a second request', plain + plain],
  ['too many bytes', head(`Cookie: ${'a'.repeat(8000)}`)],
])('%s is left to node:http', (_name, sent) => {
  expect(read(sent)).toBeUndefined()
})

/** How node:http reads the same bytes; undefined if it finds no whole request in them. */
async function readByNode(
  bytes: Buffer,
): Promise<Pick<IncomingMessage, 'method' | 'url' | 'headers'> | undefined> {
  const server = createServer()
  const requests: IncomingMessage[] = []
  server.on('request', (req) => requests.push(req)).on('clientError', () => {})
  const socket = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() })
  server.emit(
    'connection',
    Object.assign(socket, { setTimeout: () => socket, destroySoon: () => socket.destroy() }),
  )
  socket.push(bytes)
  await new Promise(setImmediate)
  const [req, ...others] = requests
  if (req && others.length === 0) await Promise.race([once(req.resume(), 'end'), new Promise(setImmediate)])
  const isWhole = others.length === 0 && req?.complete
  socket.destroy()
  return isWhole ? { method: req.method, url: req.url, headers: { ...req.headers } } : undefined
}

const line = fc.oneof(
  fc.constantFrom(
    'Host: a.example',
    'host: b',
    'Accept: */*',
    'accept-encoding: br, gzip',
    'Cookie: a=b; c',
    '',
  ),
  fc.constantFrom(
    'Content-Length: 0',
    'Content-Length: 3',
    'Transfer-Encoding: chunked',
    'Connection: close',
  ),
  fc.constantFrom(
    'Connection: keep-alive',
    'If-None-Match: W/"a"',
    'X-Forwarded-For: 1.2.3.4',
    'Accept :a',
    ' a',
  ),
  fc
    .tuple(fc.constantFrom('Accept', 'Referer', 'Via', 'User-Agent', 'X-Y'), fc.string())
    .map((pair) => pair.join(': ')),
)
const start = fc.oneof(
  { weight: 8, arbitrary: fc.webPath().map((path) => `GET /${path} HTTP/1.1`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('GET / HTTP/1.0', 'HEAD / HTTP/1.1', 'GET http://a/ HTTP/1.1', 'get /'),
  },
)
const bytes = fc
  .record({
    start,
    lines: fc.array(line, { maxLength: 5 }),
    lineEnd: fc.oneof({ weight: 9, arbitrary: fc.constant('\r\n') }, fc.constantFrom('\n', '\r', '\r\n\r\n')),
    rest: fc.oneof({ weight: 5, arbitrary: fc.constant('') }, fc.string({ maxLength: 5 })),
  })
  .map(({ start, lines, lineEnd, rest }) =>
    Buffer.from([start, 'Host: localhost', ...lines, '', rest].join(lineEnd), 'latin1'),
  )

test('whatever is sent, node:http reads a plain GET in the same way, to the last byte', async () => {
  let plainOnes = 0
  const property = fc.asyncProperty(bytes, async (sent) => {
    const ours = readPlainGet(sent)
    if (!ours) return
    plainOnes += 1
    expect(await readByNode(sent)).toEqual(ours)
  })
  await fc.assert(property, { numRuns: 2000 })
  expect(plainOnes).toBeGreaterThan(20)
})
