import type { Payload } from 'payload'
import { SettingsError } from '../../settings'

/**
 * Runs a command on the database and ends the process: code 0, or 1 with one sentence.
 * `act` resolves with the sentence to print.
 */
export async function run(act: (payload: Payload) => Promise<string>): Promise<never> {
  try {
    // Set before Payload is loaded, or libsql looks up the name of every open socket (decision 002).
    Object.assign(process.report, { excludeNetwork: true })
    const [{ getPayload }, { default: config }] = await Promise.all([
      import('payload'),
      import('../../../payload.config'),
    ])
    console.log(await act(await getPayload({ config })))
    process.exit(0)
  } catch (error) {
    const isKnown = error instanceof SettingsError || (error instanceof Error && 'data' in error)
    console.error(isKnown || !(error instanceof Error) ? String((error as Error).message) : error)
    process.exit(1)
  }
}
