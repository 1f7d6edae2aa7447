import { printable } from '../ops/backup/printable'
import type { Report } from '../ops/backup/progress'

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
