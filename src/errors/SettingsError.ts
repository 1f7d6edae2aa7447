import { OperatorError } from './OperatorError'

/** An invalid setting, or a database that it must not name; its message says which. */
export class SettingsError extends OperatorError {
  override name = 'SettingsError'
  /** Prevents a restart by systemd: only another setting would help (sysexits' EX_CONFIG). */
  override readonly exitCode = 78
}
