import type { Collection, Document, MongoClient, ObjectId } from 'mongodb'
import type { Payload } from 'payload'

/** The part of Payload's MongoDB adapter below its collections. */
interface Connected {
  connection: {
    name: string
    getClient(): MongoClient
    base: { mongo: { ObjectId: typeof ObjectId } }
  }
}

/** The connection of the current database; undefined on SQLite, which has a single process and shares nothing. */
export const mongoConnection = ({ db }: Pick<Payload, 'db'>): Connected['connection'] | undefined =>
  db.name === 'mongoose' ? (db as unknown as Connected).connection : undefined

/** A collection outside Payload; undefined on SQLite. */
export function mongoCollection<Row extends Document>(
  payload: Pick<Payload, 'db'>,
  name: string,
): Collection<Row> | undefined {
  const connection = mongoConnection(payload)
  return connection?.getClient().db(connection.name).collection<Row>(name)
}
