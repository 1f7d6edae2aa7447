import { defaultLocale } from '../domain/locales'
import { translator } from '../i18n/translator'

/** The database doesn't respond. Shaped so that Payload sends this message. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  readonly status = 503
  readonly isPublic = true

  constructor(cause?: unknown) {
    super(translator(defaultLocale)('errors.status503Text'), { cause })
  }
}

/** By name: the production build contains the class more than once. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof Error && error.name === 'DatabaseUnavailable'

/** The drivers' error names for an unreachable server or a file that isn't writable. */
const names =
  /^(?:Mongo(?:ose)?(?:Network|ServerSelection|PoolCleared|NotConnected|Topology|WaitQueue)|PoolCleared)/
const codes = /^(?:ECONN|SQLITE_(?:BUSY|IOERR|FULL|CANTOPEN|CORRUPT|READONLY|NOTADB))/

/** Whether the database itself failed, as opposed to the request. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (
    isDatabaseUnavailable(error) ||
    names.test(error.name) ||
    codes.test(String(code)) ||
    isOutage(error.cause)
  )
}

/** What a failed read stands for, such as one by a malformed id. @throws what it failed with if that was an outage */
export const unlessOutage =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (isOutage(error)) throw error
    return value
  }
