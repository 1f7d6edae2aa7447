import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { loopbackHosts } from '../domain/ownOrigins'
import { type Settings, settings } from '../settings'
import { fail } from './errorPage'

/** Host names to serve; undefined for all. */
export type Hosts = ReadonlySet<string> | undefined

/** A name or an address with an optional port: no login, no path, no list. */
const hostHeader = /^(\[[\da-f:.]+\]|[^\s/?#@\\,:[\]]+)(?::\d{1,5})?$/i

/** The name in a Host header, as spelled in URLs; undefined if malformed. */
function nameOf(header: string): string | undefined {
  const name = hostHeader.exec(header)?.[1]?.replace(/\.$/, '')
  if (!name || !URL.canParse(`http://${name}`)) return undefined
  return new URL(`http://${name}`).hostname
}

/**
 * A demo has a public password. Under a name other than this machine's, another page could reach it through the
 * visitor's own browser (DNS rebinding). See decision 039.
 */
export function hostsOf({
  mode,
  siteUrl,
  hasSiteUrl,
}: Pick<Settings, 'mode' | 'siteUrl' | 'hasSiteUrl'>): Hosts {
  const { hostname } = new URL(siteUrl)
  if (mode === 'demo') return new Set([...loopbackHosts, hostname])
  return hasSiteUrl ? new Set([hostname]) : undefined
}

/** Whether a request with this Host header is for us. The port is ignored, because proxies change it. */
export function servesHost(hosts: Hosts, header: string | undefined): boolean {
  if (!hosts) return true
  const name = nameOf(header ?? '')
  return name !== undefined && hosts.has(name)
}

const hosts = hostsOf(settings)
/** Almost all requests have the same header as the previous one. */
let known: string | undefined

/** Node takes the first of two Host headers; a proxy in front may have taken the other one. */
export function hasOneHost(rawHeaders: readonly string[]): boolean {
  let count = 0
  for (let n = 0; n < rawHeaders.length; n += 2)
    if (rawHeaders[n]?.length === 4 && rawHeaders[n]?.toLowerCase() === 'host') count += 1
  return count < 2
}

/** Whether this Host header is of this site. */
export function isOurHost(header: string | undefined): boolean {
  if (header !== undefined && header === known) return true
  if (!servesHost(hosts, header)) return false
  known = header
  return true
}

/** Whether a request is for this site. `X-Forwarded-Host` is ignored: anyone can send it through a proxy. */
export const isForUs = ({ headers, rawHeaders }: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): boolean =>
  hasOneHost(rawHeaders) && isOurHost(headers.host)

export const refuseOtherHosts: RequestHandler = (req, res, next) => {
  if (isForUs(req)) next()
  else fail(req, res, 421)
}
