import { createContext, Script } from 'node:vm'

const context = createContext({})
const script = new Script('act()')

/**
 * Runs work that may never end, such as a regular expression on someone's text, and stops it after a time.
 * @param milliseconds at least 1
 * @returns undefined if it was stopped
 */
export function withinTime<Result>(milliseconds: number, act: () => Result): Result | undefined {
  context.act = act
  try {
    return script.runInContext(context, { timeout: milliseconds })
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined
    throw error
  }
}
