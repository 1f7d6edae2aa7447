import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { RequestHandler } from 'express'
import { networkOf } from '../rate-limit/network'
import { addressHeader } from '../rate-limit/visitor'
import { settings } from '../settings'

const spoofableHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]

/** Some proxies append the port to the address. */
const withoutPort = (hop: string) => hop.trim().replace(/^\[(.+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/, '$1$2')

/**
 * The visitor's address, as seen by our outermost proxy. Anything before it in the header is the visitor's own claim.
 */
export function addressOfVisitor(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies = settings.trustedProxies,
): string | undefined {
  if (proxies === 0) return socket.remoteAddress
  const claimed = String(headers['x-forwarded-for'] ?? '').split(',')
  const hops = [...claimed.map(withoutPort).filter((one) => isIP(one)), socket.remoteAddress]
  return hops.at(-1 - Math.min(proxies, hops.length - 1))
}

/**
 * Passes on the visitor's address as we see it. Forwarding headers are trusted only as far as `trustedProxies` reaches.
 */
export const forwardVisitorAddress: RequestHandler = (req, _res, next) => {
  const address = networkOf(addressOfVisitor(req) ?? 'unknown')
  if (settings.trustedProxies === 0) for (const name of spoofableHeaders) delete req.headers[name]
  req.headers[addressHeader] = address
  next()
}
