import { createRequire } from 'node:module'
import { type Db, MongoServerError } from 'mongodb'

interface Sequence {
  push(document: object, bytes: Uint8Array): number
}

// The driver only sends documents as bytes through this class, which it doesn't export. Sent as objects, they would
// lose duplicate keys, the order of numeric keys, and deprecated types.
const { DocumentSequence } = createRequire(import.meta.url)('mongodb/lib/cmap/commands.js') as {
  DocumentSequence: new (field: string) => Sequence
}

/**
 * Inserts documents byte for byte, however old or odd; resolves once a majority of the servers has them.
 * @throws {MongoServerError} for the first one the server rejects
 */
export async function insertRaw(db: Db, collection: string, documents: Buffer[]): Promise<void> {
  const sequence = new DocumentSequence('documents')
  for (const document of documents) sequence.push({}, document)
  const answer = await db.command({
    insert: collection,
    documents: sequence,
    ordered: false,
    writeConcern: { w: 'majority' },
  })
  const failure = answer.writeErrors?.[0] ?? answer.writeConcernError
  if (failure) throw new MongoServerError(failure)
}
