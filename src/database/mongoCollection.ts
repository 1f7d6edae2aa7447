import type { Collection, Document, MongoClient } from 'mongodb'
import type { Payload } from 'payload'

/** The part of Payload's MongoDB adapter that is not about Payload's own collections. */
interface Connected {
  connection: { name: string; getClient(): MongoClient }
}

/** The connection of the database in use; undefined on SQLite, which has one process and needs nothing shared. */
export const mongoConnection = ({ db }: Pick<Payload, 'db'>): Connected['connection'] | undefined =>
  db.name === 'mongoose' ? (db as unknown as Connected).connection : undefined

/** A collection that is none of Payload's; undefined on SQLite. */
export function mongoCollection<Row extends Document>(
  payload: Pick<Payload, 'db'>,
  name: string,
): Collection<Row> | undefined {
  const connection = mongoConnection(payload)
  return connection?.getClient().db(connection.name).collection<Row>(name)
}
