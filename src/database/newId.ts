import { createHmac, randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { mongoConnection } from './mongoCollection'

/** The id of a document that is about to be created. */
export function newId(payload: Pick<Payload, 'db'>): string {
  const connection = mongoConnection(payload)
  return connection ? new connection.base.mongo.ObjectId().toHexString() : randomUUID()
}

/** The id that the same text always has, which can't be computed without the secret. */
export function idOf(text: string, payload: Pick<Payload, 'db' | 'secret'>): string {
  const digest = createHmac('sha256', payload.secret).update(text).digest('hex')
  if (mongoConnection(payload)) return digest.slice(0, 24)
  // A UUID of version 8: of our own making (RFC 9562).
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}
