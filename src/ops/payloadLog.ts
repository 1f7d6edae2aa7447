import type { LoggerOptions } from 'pino'
import { settings } from '../settings'

/** A database that is away is told once, in a sentence, by the front server. */
const toldElsewhere = /cannot connect to (?:MongoDB|SQLite)/

/** The CMS logs as the front server does: JSON, one line each. */
export const payloadLog: LoggerOptions = {
  name: 'payload',
  level: settings.logLevel,
  hooks: {
    logMethod(args, method) {
      const [first] = args as [unknown]
      const message = typeof first === 'object' && first && 'msg' in first ? String(first.msg) : ''
      if (!toldElsewhere.test(message)) method.apply(this, args)
    },
  },
}
