import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { mongoConnection } from './mongoCollection'

/** The id of a document that is about to be created. */
export function newId(payload: Pick<Payload, 'db'>): string {
  const connection = mongoConnection(payload)
  return connection ? new connection.base.mongo.ObjectId().toHexString() : randomUUID()
}
