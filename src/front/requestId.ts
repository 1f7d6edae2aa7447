import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { settings } from '../settings'

export const requestIdHeader = 'x-request-id'

/** An id for log and response; one from outside only counts behind a trusted proxy. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[requestIdHeader]
  const isTrusted = settings.trustedProxies > 0 && typeof given === 'string' && /^[\w-]{8,64}$/.test(given)
  return isTrusted ? given : randomUUID()
}
