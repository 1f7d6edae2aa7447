/** A bad setting; its message is one sentence that names the variable. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}
