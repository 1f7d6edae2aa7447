// A name of its own for the class: the front server's modules and Next's are two graphs, each with its class.
const brand = Symbol.for('frontdesk.operatorError')

/** A failure that whoever runs the product can fix; its message is one sentence or a few for them. */
export class OperatorError extends Error {
  override name = 'OperatorError'
  readonly [brand] = true
  /** With which the process ends. */
  readonly exitCode: number = 1
}

/** Whether an error is one of those, of whichever module graph. */
export const isOperatorError = (error: unknown): error is OperatorError =>
  error instanceof Error && brand in error
