import { type Target, targetOf } from '@/database/target'
import type { Settings } from '@/settings'
import { acquireDataLock, unlessRestoring } from '../locks/dataLock'
import type { MediaPlace } from '../media/mediaStoreOf'
import { recover, withRecoveryContext } from './recover'

/**
 * For a starting server: locks its data against a restore (on SQLite, against a second server too), and rolls an
 * interrupted restore back.
 * @returns what was found, if anything, and a function that unlocks
 * @throws {OperatorError} while another process has the data, or if the database is down
 */
export async function lockAndRecover(place: MediaPlace & { target: Target }) {
  const leave = await acquireDataLock(place.target, 'server')
  try {
    const found = await withRecoveryContext(place, recover)
    return { found, leave }
  } catch (error) {
    await leave()
    throw error
  }
}

/**
 * For a command that runs next to the server: rolls an interrupted restore back.
 * @throws {OperatorError} while a restore runs: it would replace what the command writes
 */
export async function recoverUnlessRestoring({ databaseUrl, dataDir, bucket }: Settings): Promise<void> {
  const target = targetOf(databaseUrl)
  await unlessRestoring(target, () => withRecoveryContext({ target, dataDir, bucket }, recover))
}
