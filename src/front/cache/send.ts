import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { remember } from '@/remember'
import type { Encoding, Page } from './encode'
import { withRest } from './policy'

const refuses = /\b(?:br|gzip)\s*;\s*q=0(?:\.0*)?(?=\s*(?:,|$))/

/** The smallest encoding that the client accepts. */
export const encodingFor = remember((accepted): Encoding => {
  const taken = refuses.test(accepted) ? accepted.replace(new RegExp(refuses, 'g'), '') : accepted
  if (/\bbr\b/.test(taken)) return 'br'
  return /\bgzip\b/.test(taken) ? 'gzip' : 'identity'
}, 1000)

/** Whether the client already has this version. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
}

/** What a client gets of a page: a variant of it, and whether it has the body already. */
export function choose(headers: IncomingHttpHeaders, page: Page) {
  const isKnown = page.status === 200 && isFresh(headers['if-none-match'], page.etag)
  const variant = page.variants[encodingFor(headers['accept-encoding']?.toString() ?? '')]
  return { status: isKnown ? 304 : page.status, isKnown, variant }
}

/** A redirect keeps unused query parameters. */
const carrying = (headers: string[], rest: string) =>
  headers.map((value, n) => (n % 2 && headers[n - 1] === 'location' ? withRest(value, rest) : value))

/**
 * Sends a page, or a 304 if the client already has it. `added` are raw headers of this response only; `rest` is the
 * query for a redirect to preserve.
 */
export function send(
  req: IncomingMessage,
  res: ServerResponse,
  page: Page,
  { added = [], rest = '' }: { added?: string[]; rest?: string },
): void {
  const { status, isKnown, variant } = choose(req.headers, page)
  const { headers, headersAlone, body } = variant
  if (isKnown) {
    res.writeHead(status, headersAlone.concat(added)).end()
  } else {
    res
      .writeHead(status, (rest ? carrying(headers, rest) : headers).concat(added))
      .end(req.method === 'HEAD' ? undefined : body)
  }
}
