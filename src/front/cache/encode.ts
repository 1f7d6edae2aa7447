import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { pagePolicy } from '../contentSecurity'
import { speculation } from '../speculationRules'
import type { Kind } from './policy'
import type { Rendering } from './Rendering'

const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** A response ready to send: headers, and bytes in every encoding. */
export interface Page {
  status: number
  etag: string
  variants: Record<Encoding, { headers: string[]; body: Buffer }>
  /** Bytes of all variants and their headers. */
  size: number
}

/** Compressing fewer bytes doesn't save a packet. */
const worthCompressing = 1000
const compressible =
  /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|rss\+xml|atom\+xml)|image\/svg)/
/** Brotli quality: 5 is as fast as gzip; a build file is compressed only once. */
const quality: Record<Kind, number> = { page: 5, data: 5, asset: 9 }

const compressWith = {
  br: (body: Buffer, kind: Kind) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality[kind] } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}

/**
 * Headers that are replaced by our own, or concern one connection, Next's own cache, the admin's theme (Payload sends
 * it everywhere), or a redirect for ancient browsers.
 */
const dropped =
  /^(?:connection|keep-alive|transfer-encoding|date|content-length|etag|x-nextjs-.*|vary|accept-ch|critical-ch|refresh)$/

const vary = (value: OutgoingHttpHeaders[string]) =>
  [...new Set([...String(value ?? '').split(/,\s*/), 'Accept-Encoding'])].filter(Boolean).join(', ')

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
  else if (kind !== 'asset') all['cache-control'] = 'public, max-age=0, must-revalidate'
  const kept = Object.entries(all).filter(
    ([name]) => name in added || /^(?:etag|vary)$/.test(name) || !dropped.test(name),
  )
  return kept.flatMap(([name, value]) => [value ?? []].flat().flatMap((one) => [name, String(one)]))
}

/** Prepares a rendering for being sent many times. `added` are headers of every response. */
export async function encode(rendering: Rendering, kind: Kind, added: Record<string, string>): Promise<Page> {
  const { status, body } = rendering
  const type = String(rendering.headers['content-type'] ?? '')
  const isHtml = type.startsWith('text/html')
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const common = commonHeaders(rendering, kind, etag, {
    ...added,
    ...(isHtml && { 'content-security-policy': pagePolicy(body.toString('utf8')), ...speculation }),
  })
  const plain = { headers: [...common, 'content-length', String(body.length)], body }
  const compress = async (encoding: 'br' | 'gzip') => {
    const packed = await compressWith[encoding](body, kind)
    const headers = [...common, 'content-encoding', encoding, 'content-length', String(packed.length)]
    return { headers, body: packed }
  }
  const isWorth = body.length >= worthCompressing && compressible.test(type)
  const [br, gzipped] = isWorth ? await Promise.all([compress('br'), compress('gzip')]) : [plain, plain]
  const headerBytes = common.join('').length * encodings.length
  const size = body.length + (isWorth ? br.body.length + gzipped.body.length : 0) + headerBytes
  return { status, etag, variants: { br, gzip: gzipped, identity: plain }, size }
}
