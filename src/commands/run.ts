import type { Payload } from 'payload'
import { exitCodeOf, explain, explainDatabase } from '../errors/explain'

/**
 * Runs a command on the database and ends the process: code 0, or 1 (78 for a setting) with one sentence.
 * `act` resolves to the sentence to print.
 */
export async function run(act: (payload: Payload) => Promise<string>): Promise<never> {
  process.umask(0o077)
  try {
    // Set before the settings are read: migrations are no news, the result is.
    process.env.LOG_LEVEL ||= 'warn'
    // Set before Payload is loaded; otherwise libsql looks up the name of every open socket (decision 002).
    Object.assign(process.report, { excludeNetwork: true })
    const [{ openDatabase }, { closeDatabase }, { settings }, { recoverUnlessRestoring }] = await Promise.all(
      [
        import('../startup/openDatabase'),
        import('../database/close'),
        import('../settings'),
        import('../ops/restore/lockAndRecover'),
      ],
    )
    await recoverUnlessRestoring(settings)
    const payload = await openDatabase().catch((error: unknown) => {
      throw explainDatabase(error, settings.databaseUrl)
    })
    const message = await act(payload)
    await closeDatabase(payload)
    console.log(message)
    process.exit(0)
  } catch (error) {
    console.error(explain(error))
    process.exit(exitCodeOf(error))
  }
}
