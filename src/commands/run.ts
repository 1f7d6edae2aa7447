import type { Payload } from 'payload'
import { exitCodeOf, explain, explainDatabase } from '../errors/explain'
import { printable } from '../ops/backup/printable'
import type { Report } from '../ops/backup/progress'
import type { Settings } from '../settings'
import { type Arguments, parseCommand, type Usage } from './parseCommand'
import { progressLine } from './progressLine'

interface Terminal {
  settings: Settings
  report: Report
  /** Ends the progress line, if there is one. */
  finishLine(): void
}

/** One sentence for an expected error, among them those of the system; all details of any other. */
function problemOf(error: unknown): string {
  const text = error instanceof Error && 'syscall' in error ? error.message : explain(error)
  return text.split('\n').map(printable).join('\n')
}

/**
 * Runs a command and ends the process: code 0, or 1 (78 for a setting) with the problem. `--help` prints its usage.
 * `act` resolves to the text to print.
 */
export async function run<const Command extends Usage>(
  command: Command,
  act: (call: Arguments<Command> & Terminal) => Promise<string>,
): Promise<never> {
  const { report, finishLine } = progressLine()
  process.umask(0o077)
  // The parent has exited: the next backup starts over.
  process.once('disconnect', () => process.exit(1))
  try {
    const args = parseCommand(command)
    if (!args) {
      console.log(command.usage)
      process.exit(0)
    }
    // Set before the settings are read: migrations are no news, the result is.
    process.env.LOG_LEVEL ||= 'warn'
    // Set before libsql is loaded; otherwise it looks up the name of every open socket (decision 002).
    Object.assign(process.report, { excludeNetwork: true })
    const { settings } = await import('../settings')
    const message = await act({ ...args, settings, report, finishLine })
    finishLine()
    if (message) console.log(message)
    process.exit(0)
  } catch (error) {
    finishLine()
    console.error(problemOf(error))
    process.exit(exitCodeOf(error))
  }
}

/** Opens the database for `act`. */
export async function withDatabase(
  settings: Settings,
  act: (payload: Payload) => Promise<string>,
): Promise<string> {
  const [{ openDatabase }, { closeDatabase }, { recoverUnlessRestoring }] = await Promise.all([
    import('../startup/openDatabase'),
    import('../database/close'),
    import('../ops/restore/lockAndRecover'),
  ])
  await recoverUnlessRestoring(settings)
  const payload = await openDatabase().catch((error: unknown) => {
    throw explainDatabase(error, settings.databaseUrl)
  })
  const message = await act(payload)
  await closeDatabase(payload)
  return message
}
