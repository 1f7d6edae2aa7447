import type { LoggerOptions } from 'pino'
import { DatabaseUnavailable, isDatabaseUnavailable } from '../errors/DatabaseUnavailable'
import { settings } from '../settings'
import { loggedError, withoutValues } from './loggedError'
import { requestOfLog } from './requestContext'

/** During startup, which ends with its own message. */
const reportedElsewhere = /cannot connect to (?:MongoDB|SQLite)/

const { message: outage } = new DatabaseUnavailable()

/** Also of a job: Payload's error of it has the message, and no cause. */
const isFromOutage = (err: unknown) => isDatabaseUnavailable(err) || (err as Error | null)?.message === outage

/** A database outage is logged once, when it begins. */
const isReportedElsewhere = (bag: unknown, sentence: unknown) =>
  reportedElsewhere.test(String(sentence)) || isFromOutage((bag as { err?: unknown } | undefined)?.err)

/** A log call in one form: its object, and its message. */
function inOneForm([first, second, ...rest]: unknown[]): unknown[] {
  if (typeof first === 'string') return [withoutValues(first), second, ...rest]
  const bag = first instanceof Error ? { err: first } : { ...(first as { err?: unknown; msg?: unknown }) }
  const message = second ?? ('msg' in bag ? bag.msg : undefined) ?? (bag.err as Error | undefined)?.message
  if ('msg' in bag) delete bag.msg
  return [bag, message === undefined ? message : withoutValues(String(message)), ...rest]
}

/** Logs the CMS like the front server: JSON lines. */
export const payloadLog: LoggerOptions = {
  name: 'payload',
  level: settings.logLevel,
  serializers: { err: loggedError },
  mixin: requestOfLog,
  hooks: {
    logMethod(args, method) {
      const entry = inOneForm(args)
      const [bag, sentence] = typeof args[0] === 'string' ? [undefined, entry[0]] : entry
      if (!isReportedElsewhere(bag, sentence)) method.apply(this, entry as typeof args)
    },
  },
}
