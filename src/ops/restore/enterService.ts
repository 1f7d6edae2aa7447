import { type Target, targetOf } from '@/database/target'
import type { Settings } from '@/settings'
import { acquireDataLock, unlessRestoring } from '../locks/dataLock'
import type { MediaPlace } from '../media/mediaStoreOf'
import { recover, withSides } from './recover'

/**
 * For a server that starts: locks its data against a restore, and on SQLite against a second server, and puts the old data back if a restore was
 * stopped half-way.
 * @returns what was found, if anything, and a function that unlocks it
 * @throws {OperatorError} while the data is somebody else's, or when the database is away
 */
export async function enterService(place: MediaPlace & { target: Target }) {
  const leave = await acquireDataLock(place.target, 'server')
  try {
    const found = await withSides(place, recover)
    return { found, leave }
  } catch (error) {
    await leave()
    throw error
  }
}

/**
 * For a command that runs beside the server: puts the old data back if a restore was stopped half-way.
 * @throws {OperatorError} while a restore runs: what the command writes would be gone after it
 */
export async function recoverUnlessRestoring({ databaseUrl, dataDir, bucket }: Settings): Promise<void> {
  const target = targetOf(databaseUrl)
  await unlessRestoring(target, () => withSides({ target, dataDir, bucket }, recover))
}
