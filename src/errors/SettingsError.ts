import { OperatorError } from './OperatorError'

/** A bad setting; its message is one sentence that names the variable. */
export class SettingsError extends OperatorError {
  override name = 'SettingsError'
  /** With this code systemd does not start it again: nothing but another setting would help (sysexits' EX_CONFIG). */
  override readonly exitCode = 78
}
