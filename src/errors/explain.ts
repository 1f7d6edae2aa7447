import { isOperatorError, OperatorError } from './OperatorError'
import { redactCredentials } from './redactCredentials'

/** What is wrong with the fields of an entry, a line each; undefined where it is no such error. */
function fieldErrors({ name, ...error }: Error): string | undefined {
  const { errors } = (error as { data?: { errors?: { path: string; message: string }[] } }).data ?? {}
  if (name !== 'ValidationError' || !errors) return undefined
  return errors.map(({ path, message }) => `${path}: ${message}`).join('\n')
}

/** What to tell whoever started the product: one sentence, or all there is about what nobody foresaw. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (isOperatorError(error)) return error.message
  return fieldErrors(error) ?? error.stack ?? error.message
}

/** The code with which the process ends. */
export const exitCodeOf = (error: unknown): number => (isOperatorError(error) ? error.exitCode : 1)

/** A connection failure of the database as a sentence; other errors as they are. The address's password is left out. */
export function explainDatabase(error: unknown, databaseUrl: string): unknown {
  const message = error instanceof Error ? error.message : String(error)
  const [, details] = /cannot connect to \w+:.*?Details: (.*)/is.exec(message) ?? []
  if (!details) return error
  const place = redactCredentials(databaseUrl).replace(/[?].*$/, '')
  return new OperatorError(
    `Cannot reach the database ${place}. Check DATABASE_URL. (${redactCredentials(details.trim())})`,
  )
}
