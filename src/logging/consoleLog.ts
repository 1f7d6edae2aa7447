import { format, stripVTControlCharacters } from 'node:util'
import type { Logger } from 'pino'
import { isDatabaseAway } from '../errors/DatabaseAway'
import { withoutValues } from './loggedError'
import { requestContext } from './requestContext'

/** Characters of a message: libraries may print any length. */
const maxLength = 500

const textOf = (parts: unknown[]) =>
  withoutValues(stripVTControlCharacters(format(...parts)).trim()).slice(0, maxLength)

/**
 * Logs what Next and libraries print as errors and warnings like everything else: a JSON line with the
 * request's id, the first of a request as an error and its consequences for debugging.
 */
export function logConsole(log: Pick<Logger, 'error' | 'warn' | 'debug'>): void {
  const report = (level: 'error' | 'warn', parts: unknown[]) => {
    const context = requestContext.getStore()
    const error = parts.find((part) => part instanceof Error)
    const text = textOf(parts.filter((part) => part !== error)) || (error ? withoutValues(error.message) : '')
    const line = { ...(context && { id: context.id }), ...(error && { err: error }) }
    // An outage of the database was logged when it began.
    const isTold = isDatabaseAway(error) || (level === 'error' && context?.hasFailed)
    if (context && level === 'error') context.hasFailed = true
    log[isTold ? 'debug' : level](line, text)
  }
  Object.assign(console, {
    error: (...parts: unknown[]) => report('error', parts),
    warn: (...parts: unknown[]) => report('warn', parts),
  })
}
