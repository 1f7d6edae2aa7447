import { SettingsError } from '../errors/SettingsError'

/**
 * A program must not write data that it doesn't understand.
 * @param applied names of the migrations already applied to the data
 * @param known names of this program's migrations
 * @throws {SettingsError} if unknown ones were applied
 */
export function refuseNewerSchema(applied: string[], known: string[]): void {
  const unknown = applied.filter((name) => !known.includes(name)).sort()
  if (!unknown.length) return
  throw new SettingsError(
    `The database belongs to a newer version of Frontdesk (this one does not know ${unknown.at(-1)}): ` +
      'start that version, or restore a backup from before the update.',
  )
}
