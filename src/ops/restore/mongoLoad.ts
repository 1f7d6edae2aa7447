import type { Db, Document } from 'mongodb'
import { OperatorError } from '@/errors/OperatorError'
import type { DumpedCollection } from './contents'
import { insertRaw } from './rawInsert'

/** Maximum bytes of a MongoDB database and collection name together. */
const maxNamespace = 255
/** Documents and bytes sent at once. */
const batch = { documents: 1000, bytes: 8 * 1024 * 1024 }

/** @throws {OperatorError} if a name is too long in this database */
export function checkNames(db: Db, collections: DumpedCollection[]): void {
  for (const { name } of collections) {
    if (Buffer.byteLength(`${db.databaseName}.${name}`) > maxNamespace) {
      throw new OperatorError(
        `The name ${name.slice(0, 40)}… is too long for the database ${db.databaseName}.`,
      )
    }
  }
}

/**
 * Creates an empty collection with the dumped one's options, and its indexes if few documents follow: a server builds
 * those of a new collection at once, and later ones beside its other work.
 */
export async function createIncoming(db: Db, name: string, collection: DumpedCollection): Promise<void> {
  const { documents, indexes, options } = collection
  const hasFew = documents < batch.documents
  // Indexes create their collection, which one with options must not be.
  if (!hasFew || indexes.length < 2 || Object.keys(options).length > 0)
    await db.createCollection(name, options)
  if (hasFew) await buildIndexes(db, name, indexes)
}

/** Collects documents and sends them by the thousand; `flush` sends the rest. */
export function batches(db: Db, collection: string) {
  let held: Buffer[] = []
  let bytes = 0
  const flush = async () => {
    if (held.length === 0) return
    const documents = held
    held = []
    bytes = 0
    await insertRaw(db, collection, documents)
  }
  return {
    flush,
    add: async (document: Buffer) => {
      if (held.length >= batch.documents || bytes + document.length > batch.bytes) await flush()
      held.push(document)
      bytes += document.length
    },
  }
}

/** Builds those that are missing. The server picks their version. */
export async function buildIndexes(db: Db, name: string, indexes: Document[]): Promise<void> {
  const wanted = indexes.filter((index) => index.name !== '_id_')
  if (wanted.length === 0) return
  await db.command({ createIndexes: name, indexes: wanted.map(({ v, ns, ...index }) => index) })
}

/** @throws {OperatorError} if documents are missing */
export async function checkCount(db: Db, name: string, { documents, name: of }: DumpedCollection) {
  const arrived = await db.collection(name).countDocuments()
  if (arrived !== documents)
    throw new OperatorError(`${of}: only ${arrived} of ${documents} documents arrived.`)
}
