import { format, stripVTControlCharacters } from 'node:util'
import type { Logger } from 'pino'
import { isDatabaseUnavailable } from '../errors/DatabaseUnavailable'
import { withoutValues } from './loggedError'
import { requestContext } from './requestContext'

/** Characters of a message: libraries may print any length. */
const maxLength = 500

const textOf = (parts: unknown[]) =>
  withoutValues(stripVTControlCharacters(format(...parts)).trim()).slice(0, maxLength)

/**
 * Logs what Next and libraries print as errors and warnings like everything else: as a JSON line with the request's id.
 * The first one of a request is an error, those that follow are logged at debug level.
 */
export function logConsole(log: Pick<Logger, 'error' | 'warn' | 'debug'>): void {
  const report = (level: 'error' | 'warn', parts: unknown[]) => {
    const context = requestContext.getStore()
    const error = parts.find((part) => part instanceof Error)
    const text = textOf(parts.filter((part) => part !== error)) || (error ? withoutValues(error.message) : '')
    const line = { ...(context && { id: context.id }), ...(error && { err: error }) }
    // A database outage was logged when it began.
    const isReported = isDatabaseUnavailable(error) || (level === 'error' && context?.hasFailed)
    if (context && level === 'error') context.hasFailed = true
    log[isReported ? 'debug' : level](line, text)
  }
  Object.assign(console, {
    error: (...parts: unknown[]) => report('error', parts),
    warn: (...parts: unknown[]) => report('warn', parts),
  })
}
