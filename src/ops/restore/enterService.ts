import type { Target } from '../backup/target'
import type { MediaPlace } from '../media/mediaStoreOf'
import { hold } from './guard'
import { recover, withSides } from './recover'

/**
 * For a server that starts: shows that it lives on this data, and puts the old data back if a restore was
 * stopped half-way.
 * @returns what was found, if anything, and a function that ends the sign of life
 * @throws {OpsError} while a restore runs, or when the database is away
 */
export async function enterService(place: MediaPlace & { target: Target }) {
  const leave = await hold(place, 'server', ['restore'])
  try {
    const found = await withSides(place, recover)
    return { found, leave }
  } catch (error) {
    await leave()
    throw error
  }
}
