import type { IncomingMessage } from 'node:http'
import { setBufferedBody } from '../../http/bufferedBody'
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

/** A short body that has arrived completely, as after `limitBodies`. */
const bufferedBody = (req: IncomingMessage): Buffer | null =>
  req.complete && req.readableLength <= small ? req.read() : null

/** A request as endpoints read it: at the site's own address, whatever host it was sent to. */
export function toRequest(req: IncomingMessage): Request {
  const { method = 'GET', url = '/' } = req
  const mayHaveBody = method !== 'GET' && method !== 'HEAD'
  const held = mayHaveBody ? bufferedBody(req) : null
  const body = (held ?? req) as unknown as BodyInit
  const request = new Request(origin + url, {
    method,
    headers: headersOf(req),
    ...(mayHaveBody && { body, duplex: 'half' }),
  })
  if (held) setBufferedBody(request, held)
  return request
}
