import { exitCodeOf } from '@/errors/explain'
import { isOperatorError } from '@/errors/OperatorError'
import type { Settings } from '@/settings'
import { printable } from './printable'
import type { Report } from './progress'

interface Terminal {
  settings: Settings
  report: Report
  /** Ends the progress line, if there is one. */
  finishLine(): void
}

/** Milliseconds between progress lines on an output that can't overwrite lines. */
const progressInterval = 2000

/** A progress line on the terminal; where lines can't be overwritten, a new one every other second. */
export function progressLine() {
  let isOpen = false
  let last = { step: '', at: 0 }
  const isTerminal = process.stderr.isTTY === true
  const report: Report = (step, done, total) => {
    process.send?.({ step, done, total })
    const text = printable(total ? `${step}: ${done} of ${total}` : done ? `${step}: ${done}` : step)
    if (isTerminal) {
      process.stderr.write(`\r\u001b[K${text}`)
      isOpen = true
    } else if (step !== last.step || Date.now() - last.at > progressInterval) {
      process.stderr.write(`${text}\n`)
      last = { step, at: Date.now() }
    }
  }
  const finishLine = () => {
    if (isOpen) process.stderr.write('\r\u001b[K')
    isOpen = false
  }
  return { report, finishLine }
}

/**
 * Runs a command on the data and ends the process: code 0, or 1 (78 for a setting) with the error, in one sentence if it was expected.
 * `act` resolves to the text to print.
 */
export async function runOperation(act: (terminal: Terminal) => Promise<string>): Promise<never> {
  const { report, finishLine } = progressLine()
  process.umask(0o077)
  // The parent has exited: the next backup starts over.
  process.once('disconnect', () => process.exit(1))
  try {
    // Set before the settings are read: migrations are no news, the result is.
    process.env.LOG_LEVEL ||= 'warn'
    // Set before libsql is loaded; otherwise it looks up the name of every open socket (decision 002).
    Object.assign(process.report, { excludeNetwork: true })
    const { settings } = await import('@/settings')
    const message = await act({ settings, report, finishLine })
    if (message) console.log(message)
    process.exit(0)
  } catch (error) {
    finishLine()
    const isKnown = isOperatorError(error) || (error instanceof Error && 'code' in error)
    console.error(isKnown ? error.message.split('\n').map(printable).join('\n') : error)
    process.exit(exitCodeOf(error))
  }
}
