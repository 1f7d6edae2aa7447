import { format, stripVTControlCharacters } from 'node:util'
import type { Logger } from 'pino'
import { isDatabaseAway } from '../errors/DatabaseAway'
import { withoutValues } from './loggedError'
import { requestContext } from './requestContext'

/** Characters of a message: what a library prints may be as long as it likes. */
const maxLength = 500

const textOf = (parts: unknown[]) =>
  withoutValues(stripVTControlCharacters(format(...parts)).trim()).slice(0, maxLength)

/**
 * Has what Next and libraries print as errors and warnings logged like all else: a line of JSON with the request's id,
 * the first of a request aloud and what follows from it for who debugs.
 */
export function logConsole(log: Pick<Logger, 'error' | 'warn' | 'debug'>): void {
  const report = (level: 'error' | 'warn', parts: unknown[]) => {
    const context = requestContext.getStore()
    const error = parts.find((part) => part instanceof Error)
    const text = textOf(parts.filter((part) => part !== error)) || (error ? withoutValues(error.message) : '')
    const line = { ...(context && { id: context.id }), ...(error && { err: error }) }
    // That the database is away was told when it went.
    const isTold = isDatabaseAway(error) || (level === 'error' && context?.hasFailed)
    if (context && level === 'error') context.hasFailed = true
    log[isTold ? 'debug' : level](line, text)
  }
  Object.assign(console, {
    error: (...parts: unknown[]) => report('error', parts),
    warn: (...parts: unknown[]) => report('warn', parts),
  })
}
