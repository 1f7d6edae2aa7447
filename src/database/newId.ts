import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { mongoConnection } from './mongoCollection'

/** The id of a document that is about to be created. */
export const newId = (payload: Pick<Payload, 'db'>): string =>
  mongoConnection(payload) ? new ObjectId().toHexString() : randomUUID()
