import type { ServerResponse } from 'node:http'
import pino from 'pino'
import { settings } from '../settings'
import { loggedError } from './loggedError'
import { maskAddress } from './maskAddress'

/** Written in the background, because a full pipe would delay responses. */
const destination = pino.destination({ sync: false })

export const log = pino(
  { name: 'front', level: settings.logLevel, serializers: { err: loggedError } },
  destination,
)

/** Flushes the buffer; call it right before the process ends. */
export function flushLog(): void {
  try {
    destination.flushSync()
  } catch {
    // Nothing was written yet.
  }
}

const isQuiet = (path: string) => path.startsWith('/_next/') || path === '/healthz' || path === '/readyz'

interface Line {
  id: string
  /** Milliseconds. */
  duration: number
  cache?: 'hit' | 'miss'
}

/** One line per request, without personal data: no query, no cookie, no body, half of the address. */
export function logRequest(
  req: { method?: string | undefined; url?: string | undefined; address: string | undefined },
  res: ServerResponse,
  { id, duration, cache }: Line,
): void {
  const path = (req.url ?? '').split('?', 1)[0] ?? ''
  const level = res.statusCode >= 500 ? 'error' : isQuiet(path) ? 'debug' : 'info'
  if (!log.isLevelEnabled(level)) return
  const address = maskAddress(req.address)
  log[level](
    { id, method: req.method, path, status: res.statusCode, ms: Math.round(duration), address, cache },
    'request',
  )
}
