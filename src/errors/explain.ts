import { isOperatorError, OperatorError } from './OperatorError'
import { redactCredentials } from './redactCredentials'

/** What is wrong with an entry's fields, one per line; undefined for any other error. */
function fieldErrors({ name, ...error }: Error): string | undefined {
  const { errors } = (error as { data?: { errors?: { path: string; message: string }[] } }).data ?? {}
  if (name !== 'ValidationError' || !errors) return undefined
  return errors.map(({ path, message }) => `${path}: ${message}`).join('\n')
}

/** A refusal of the product itself, written to be read; any other error of Payload may be internal. */
const isRefusal = (error: Error) => (error as { isPublic?: boolean }).isPublic === true

/** The message for an operator: one sentence, or all details of an unexpected error. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (isOperatorError(error)) return error.message
  return fieldErrors(error) ?? (isRefusal(error) ? error.message : (error.stack ?? error.message))
}

/** The exit code of the process. */
export const exitCodeOf = (error: unknown): number => (isOperatorError(error) ? error.exitCode : 1)

/** A connection failure as a sentence; other errors unchanged. Credentials are removed. */
export function explainDatabase(error: unknown, databaseUrl: string): unknown {
  const message = error instanceof Error ? error.message : String(error)
  const [, details] = /cannot connect to \w+:.*?Details: (.*)/is.exec(message) ?? []
  if (!details) return error
  const place = redactCredentials(databaseUrl).replace(/[?].*$/, '')
  return new OperatorError(
    `Cannot reach the database ${place}. Check DATABASE_URL. (${redactCredentials(details.trim())})`,
  )
}
