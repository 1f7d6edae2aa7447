/** Database libraries put a query's values into their messages: inquiries, names, hashes. */
export const withoutValues = (message: string): string =>
  message.replace(/\nparams:[\s\S]*/, '').replace(/dup key: \{[\s\S]*\}/, 'dup key')

const frames = ({ stack = '', message }: Error): string => {
  const rest = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack
  return rest
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

/** What is logged of an error: what happened and where, without user input. */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code, status } = error as { code?: unknown; status?: unknown }
  const message = withoutValues(error.message)
  return {
    type: error.name,
    message,
    stack: `${error.name}: ${message}\n${frames(error)}`,
    ...(code !== undefined && { code }),
    ...(status !== undefined && { status }),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  }
}
