import { isUuid, movedId } from '../database/movedId'
import { getCms } from '../runtime/cms'

/** An entry's id in this database: ids from SQLite keep working after a move to MongoDB. */
export async function currentId(id: string): Promise<string> {
  const { db } = await getCms()
  return db.name === 'mongoose' && isUuid(id) ? movedId(id) : id
}
