import { OperatorError } from './OperatorError'

/** An invalid setting; its message is one sentence that names the variable. */
export class SettingsError extends OperatorError {
  override name = 'SettingsError'
  /** Prevents a restart by systemd: only another setting would help (sysexits' EX_CONFIG). */
  override readonly exitCode = 78
}
