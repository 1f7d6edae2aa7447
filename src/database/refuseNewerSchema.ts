import { OperatorError } from '../errors/OperatorError'

/**
 * A program must not write what it does not understand.
 * @param applied names of the migrations that the data has been through
 * @param known names of those that this program has
 * @throws {OperatorError} when the data has been through others
 */
export function refuseNewerSchema(applied: string[], known: string[]): void {
  const unknown = applied.filter((name) => !known.includes(name)).sort()
  if (!unknown.length) return
  throw new OperatorError(
    `The database belongs to a newer version of Frontdesk (this one does not know ${unknown.at(-1)}): ` +
      'start that version, or restore a backup from before the update.',
  )
}
