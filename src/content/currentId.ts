import type { Payload } from 'payload'
import { isUuid, movedId } from '../database/movedId'
import { getCms } from '../runtime/cms'

/** An entry's id in a database: ids from SQLite keep working after a move to MongoDB. */
export const idIn = ({ name }: Pick<Payload['db'], 'name'>, id: string): string =>
  name === 'mongoose' && isUuid(id) ? movedId(id) : id

/** An entry's id in this product's database. */
export const currentId = async (id: string): Promise<string> => idIn((await getCms()).db, id)
