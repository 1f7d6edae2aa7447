import { createHash } from 'node:crypto'
import { type OutgoingHttpHeaders, validateHeaderName, validateHeaderValue } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { pagePolicy } from '../contentSecurity'
import type { Kind } from './policy'
import type { Rendering } from './Rendering'

const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** Headers are as `writeHead` takes them: names and values in turn. */
interface Variant {
  headers: string[]
  body: Buffer
  /** For a client that has the body already. */
  headersAlone: string[]
  /** The same as bytes, after the status line and the headers of one response: headers and body, and headers alone. */
  wire: Buffer
  wireAlone: Buffer
}

/** A response ready to send: headers, and bytes in every encoding. */
export interface Page {
  status: number
  etag: string
  variants: Record<Encoding, Variant>
  /** Bytes of all variants and their headers. */
  size: number
}

/** Compressing fewer bytes doesn't save a packet. */
export const worthCompressing = 1000
export const compressible =
  /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|rss\+xml|atom\+xml)|image\/svg)/
/** Bytes. Feeds and sitemaps of large sites are longer than any page: 35 MB would take 10 s. */
const longPage = 200_000

/**
 * Brotli quality: 5 is as fast as gzip. 10 takes 20 ms more for the home page, once for each change and beside the main
 * thread, and makes it a tenth smaller; 11 another 2% in three times as long.
 */
const quality = (kind: Kind, bytes: number) =>
  kind === 'data' || (kind === 'page' && bytes > longPage) ? 5 : 10

export const compressWith = {
  br: (body: Uint8Array, kind: Kind) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality(kind, body.length) },
    }),
  gzip: (body: Uint8Array) => promisify(gzip)(body),
}

/**
 * Headers that are replaced by our own, or concern one connection, Next's own cache, the admin's theme (Payload sends
 * it everywhere), or a redirect for ancient browsers.
 */
const dropped =
  /^(?:connection|keep-alive|transfer-encoding|date|content-length|etag|x-nextjs-.*|vary|accept-ch|critical-ch|refresh)$/

const vary = (value: OutgoingHttpHeaders[string]) =>
  [...new Set([...String(value ?? '').split(/,\s*/), 'Accept-Encoding'])].filter(Boolean).join(', ')

/** Data whose endpoint says how long. */
const mayBeKept = /\bmax-age=[1-9]/

function commonHeaders(
  rendering: Rendering,
  kind: Kind,
  etag: string,
  added: Record<string, string>,
): string[] {
  const all: OutgoingHttpHeaders = {
    ...rendering.headers,
    ...added,
    etag,
    vary: vary(rendering.headers.vary),
  }
  // Missing pages may appear and pages change, so caches must always revalidate.
  if (rendering.status >= 400) all['cache-control'] = 'no-store'
  else if (kind !== 'asset' && !(kind === 'data' && mayBeKept.test(String(all['cache-control']))))
    all['cache-control'] = 'public, max-age=0, must-revalidate'
  const kept = Object.entries(all).filter(
    ([name]) => name in added || /^(?:etag|vary)$/.test(name) || !dropped.test(name),
  )
  return kept.flatMap(([name, value]) => [value ?? []].flat().flatMap((one) => [name, String(one)]))
}

const ofBody = new Set(['content-length', 'content-encoding', 'content-type'])

const withoutBody = (headers: string[]): string[] =>
  headers.filter((_, n) => !ofBody.has(headers[n - (n % 2)] ?? ''))

/** Headers as bytes, with the empty line after them. */
function headOf(headers: string[]): Buffer {
  const lines = headers.map((part, n) => {
    if (n % 2 === 0) validateHeaderName(part)
    else validateHeaderValue(headers[n - 1] ?? '', part)
    return n % 2 === 0 ? `${part}: ` : `${part}\r\n`
  })
  return Buffer.from(`${lines.join('')}\r\n`, 'latin1')
}

function variant(common: string[], body: Buffer, encoding?: Encoding): Variant {
  const ofEncoding = encoding ? ['content-encoding', encoding] : []
  const headers = [...common, ...ofEncoding, 'content-length', String(body.length)]
  const headersAlone = withoutBody(headers)
  const head = headOf(headers)
  const wire = Buffer.concat([head, body])
  return { headers, body: wire.subarray(head.length), headersAlone, wire, wireAlone: headOf(headersAlone) }
}

/** Prepares a rendering to be sent many times. `added`: headers of every response. */
export async function encode(rendering: Rendering, kind: Kind, added: Record<string, string>): Promise<Page> {
  const { status, body } = rendering
  const type = String(rendering.headers['content-type'] ?? '')
  const isHtml = type.startsWith('text/html')
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const common = commonHeaders(rendering, kind, etag, {
    ...added,
    ...(isHtml && { 'content-security-policy': pagePolicy(body.toString('utf8')) }),
  })
  const plain = variant(common, body)
  const compress = async (encoding: 'br' | 'gzip') =>
    variant(common, await compressWith[encoding](body, kind), encoding)
  const isWorth = body.length >= worthCompressing && compressible.test(type)
  const [br, gzipped] = isWorth ? await Promise.all([compress('br'), compress('gzip')]) : [plain, plain]
  const headerBytes = 4 * common.join('').length * encodings.length
  const size = body.length + (isWorth ? br.body.length + gzipped.body.length : 0) + headerBytes
  return { status, etag, variants: { br, gzip: gzipped, identity: plain }, size }
}
