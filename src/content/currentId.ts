import { isUuid, movedId } from '../database/movedId'
import { getCms } from '../runtime/cms'

/** The id that an entry has in this database: one of SQLite leads, after a move to MongoDB, to the same entry. */
export async function currentId(id: string): Promise<string> {
  const { db } = await getCms()
  return db.name === 'mongoose' && isUuid(id) ? movedId(id) : id
}
