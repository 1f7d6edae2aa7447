import { defaultLocale } from '../domain/locales'
import { translator } from '../i18n/translator'

/** The database does not answer. It has what Payload needs to answer with these words. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
  readonly status = 503
  readonly isPublic = true

  constructor(cause?: unknown) {
    super(translator(defaultLocale)('errors.status503Text'), { cause })
  }
}

/** By its name: in the built product there is more than one class of it. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error && error.name === 'DatabaseAway'

/** How the drivers call what happens while there is no server, or no file that can be written. */
const names =
  /^(?:Mongo(?:ose)?(?:Network|ServerSelection|PoolCleared|NotConnected|Topology|WaitQueue)|PoolCleared)/
const codes = /^(?:ECONN|SQLITE_(?:BUSY|IOERR|FULL|CANTOPEN|CORRUPT|READONLY|NOTADB))/

/** Whether something failed because of the database, and not because of what was asked of it. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return isDatabaseAway(error) || names.test(error.name) || codes.test(String(code)) || isOutage(error.cause)
}
