// Identifies the class: in development the front server and Next have one each.
const brand = Symbol.for('frontdesk.operatorError')

/** A failure that an operator can fix; its message is written for them. */
export class OperatorError extends Error {
  override name = 'OperatorError'
  readonly [brand] = true
  /** The exit code of the process. */
  readonly exitCode: number = 1
}

/** Whether an error is an OperatorError of any module graph. */
export const isOperatorError = (error: unknown): error is OperatorError =>
  error instanceof Error && brand in error
