import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { compressible, compressWith, worthCompressing } from '../cache/encode'
import { encodingFor } from '../cache/send'
import { isEventStream, sendEvents } from './sendEvents'
import { unlessClientLeft } from './unlessClientLeft'

type Chunks = AsyncIterator<Uint8Array>

/** About the connection; the length is set once the encoding is known. */
const dropped = new Set(['connection', 'content-encoding', 'content-length', 'transfer-encoding'])
const multiValueHeaders = new Set(['set-cookie', 'vary'])

/** The front server's own headers stay: no endpoint may weaken its policy. */
function copyHeaders({ headers }: Response, res: ServerResponse): void {
  for (const [name, value] of headers)
    if (!dropped.has(name) && (multiValueHeaders.has(name) || !res.hasHeader(name)))
      res.appendHeader(name, value)
}

/** Of a file that is not compressed: downloads show their progress by it. */
function keepLength({ headers }: Response, res: ServerResponse): void {
  const length = headers.get('content-length')
  if (length) res.setHeader('content-length', length)
}

/** The rest of a body, which is sent as fast as the client reads it. */
async function* inTurn(first: Uint8Array[], rest: Chunks): AsyncGenerator<Uint8Array> {
  try {
    yield* first
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}

async function sendWhole(res: ServerResponse, body: Uint8Array, encoding: 'br' | 'gzip' | 'identity') {
  if (encoding === 'identity' || body.length < worthCompressing) return void res.end(body)
  const packed = await compressWith[encoding](body, 'data')
  res.setHeader('content-encoding', encoding)
  res.end(packed)
}

const packers = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
}

async function sendParts(
  res: ServerResponse,
  first: Uint8Array[],
  rest: Chunks,
  encoding: 'br' | 'gzip' | 'identity',
) {
  // A pipeline to a closed connection would not begin, and so not release the body.
  if (res.destroyed) return void rest.return?.()
  if (encoding !== 'identity') res.setHeader('content-encoding', encoding)
  const parts = inTurn(first, rest)
  const sending = encoding === 'identity' ? pipeline(parts, res) : pipeline(parts, packers[encoding](), res)
  // A body that fails ends the connection, so that nobody takes it for whole.
  await sending.catch(unlessClientLeft)
}

/** Sends a response of the API, compressed where that is worth it. */
export async function sendResponse(
  response: Response,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  res.statusCode = response.status
  copyHeaders(response, res)
  if (response.body && req.method !== 'HEAD' && isEventStream(response.headers.get('content-type')))
    return sendEvents(response.body, res)
  const mayPack = compressible.test(response.headers.get('content-type') ?? '')
  if (mayPack) res.appendHeader('vary', 'Accept-Encoding')
  else keepLength(response, res)
  if (!response.body || req.method === 'HEAD') {
    await response.body?.cancel()
    return void res.end()
  }
  const encoding = mayPack ? encodingFor(String(req.headers['accept-encoding'] ?? '')) : 'identity'
  const chunks: Chunks = (response.body as unknown as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done) return void res.end()
  const second = await chunks.next()
  if (second.done) return sendWhole(res, first.value, encoding)
  await sendParts(res, [first.value, second.value], chunks, encoding)
}
