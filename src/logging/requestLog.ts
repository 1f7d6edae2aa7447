import { hostname } from 'node:os'
import pino from 'pino'
import { remember } from '../remember'
import { settings } from '../settings'
import { loggedError } from './loggedError'
import { maskAddress } from './maskAddress'

/** Written in the background, because a full pipe would delay responses. */
const destination = pino.destination({ sync: false })

const name = 'front'

export const log = pino({ name, level: settings.logLevel, serializers: { err: loggedError } }, destination)

/** Lines of requests are written together: a write costs more than a line. Characters and milliseconds. */
const batch = { characters: 30_000, age: 100 }
let lines = ''
let timer: NodeJS.Timeout | undefined

function writeLines(): void {
  clearTimeout(timer)
  timer = undefined
  destination.write(lines)
  lines = ''
}

function addLine(line: string): void {
  lines += line
  if (lines.length > batch.characters) writeLines()
  else timer ??= setTimeout(writeLines, batch.age).unref()
}

/** Flushes the buffer; call it right before the process ends. */
export function flushLog(): void {
  try {
    if (lines) writeLines()
    destination.flushSync()
  } catch {
    // Nothing was written yet.
  }
}

const isQuiet = (path: string) => path.startsWith('/_next/') || path === '/healthz' || path === '/readyz'

export interface Logged {
  method?: string | undefined
  url?: string | undefined
  address: string | undefined
}

export interface Line {
  id: string
  status: number
  /** Milliseconds. */
  duration: number
  cache?: 'hit' | 'miss'
}

const quote = remember((text) => JSON.stringify(text), 5000)
const sender = JSON.stringify({ pid: process.pid, hostname: hostname(), name }).slice(1, -1)

/**
 * One line per request, written as pino would, which takes several times as long. Without personal data: no query, no
 * cookie, no body, and only the network of the address.
 */
export function logRequest(req: Logged, { id, status, duration, cache }: Line): void {
  const { url = '' } = req
  const path = url.includes('?') ? url.slice(0, url.indexOf('?')) : url
  const level = status >= 500 ? 'error' : isQuiet(path) ? 'debug' : 'info'
  if (!log.isLevelEnabled(level)) return
  const address = maskAddress(req.address)
  addLine(
    `{"level":${log.levels.values[level]},"time":${Date.now()},${sender},"id":"${id}","method":"${req.method}"` +
      `,"path":${quote(path)},"status":${status},"ms":${Math.round(duration)}` +
      `${address ? `,"address":"${address}"` : ''}${cache ? `,"cache":"${cache}"` : ''},"msg":"request"}\n`,
  )
}
