import type { IncomingMessage } from 'node:http'
import { settings } from '../../settings'

const { origin } = new URL(settings.siteUrl)

/** A header of Node's is undefined if it is not there. */
function headersOf({ headers }: IncomingMessage): Headers {
  const all = new Headers()
  for (const [name, value] of Object.entries(headers))
    for (const one of [value ?? []].flat()) all.append(name, one)
  return all
}

/** Bytes up to which a body is passed on whole. */
const small = 100_000

/** A short body that has arrived completely, as after `limitBodies`, needs no stream. */
function bodyOf(req: IncomingMessage): BodyInit {
  const isHeld = req.complete && req.readableLength <= small
  const held: Buffer | null = isHeld ? req.read() : null
  return (held ?? req) as unknown as BodyInit
}

/** A request as endpoints read it: at the site's own address, whatever host it was sent to. */
export function toRequest(req: IncomingMessage): Request {
  const { method = 'GET', url = '/' } = req
  const mayHaveBody = method !== 'GET' && method !== 'HEAD'
  return new Request(origin + url, {
    method,
    headers: headersOf(req),
    ...(mayHaveBody && { body: bodyOf(req), duplex: 'half' }),
  })
}
