import type { LoggerOptions } from 'pino'
import { requestOfLog } from '../front/requestContext'
import { settings } from '../settings'
import { loggedError, withoutValues } from './loggedError'

/** A database that is away is told once, in a sentence, by the front server. */
const toldElsewhere = /cannot connect to (?:MongoDB|SQLite)/

/** A call of the log in one form: what is told, and the sentence. */
function inOneForm([first, second, ...rest]: unknown[]): unknown[] {
  if (typeof first === 'string') return [withoutValues(first), second, ...rest]
  const bag = first instanceof Error ? { err: first } : { ...(first as { err?: unknown; msg?: unknown }) }
  const told = second ?? ('msg' in bag ? bag.msg : undefined) ?? (bag.err as Error | undefined)?.message
  if ('msg' in bag) delete bag.msg
  return [bag, told === undefined ? told : withoutValues(String(told)), ...rest]
}

/** The CMS logs as the front server does: JSON, one line each. */
export const payloadLog: LoggerOptions = {
  name: 'payload',
  level: settings.logLevel,
  serializers: { err: loggedError },
  mixin: requestOfLog,
  hooks: {
    logMethod(args, method) {
      const said = inOneForm(args)
      if (!toldElsewhere.test(String(said[typeof args[0] === 'string' ? 0 : 1])))
        method.apply(this, said as typeof args)
    },
  },
}
