import type { Db } from 'mongodb'
import { nameOf, operationsCollection } from '@/database/target'
import { SettingsError } from '@/errors/SettingsError'

type State = 'running' | 'done'

const rowsOf = (db: Db) => db.collection<{ _id: string; state: State }>(operationsCollection)

/** Whether a move into this database has begun and not ended. */
export const isHalfMoved = async (db: Db): Promise<boolean> =>
  (await rowsOf(db).findOne({ _id: 'move' }))?.state === 'running'

/** Records how far the move into this database is. */
export async function markMove(db: Db, state: State): Promise<void> {
  await rowsOf(db).updateOne({ _id: 'move' }, { $set: { state } }, { upsert: true })
}

/**
 * The next move removes everything in such a database, so nothing else may use it.
 * @throws {SettingsError} if a move into this database was not finished
 */
export async function refuseHalfMoved(db: Db, url: string): Promise<void> {
  if (await isHalfMoved(db))
    throw new SettingsError(
      `A move into the database ${nameOf({ engine: 'mongodb', url })} was not finished. Run it again, or drop the database.`,
    )
}
