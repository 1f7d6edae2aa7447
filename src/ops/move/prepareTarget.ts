import type { Db } from 'mongodb'
import { connect, isContent, nameOf, operationsCollection } from '@/database/target'
import { OperatorError } from '@/errors/OperatorError'

interface Marker {
  _id: string
  state: 'running' | 'done'
}

async function contentOf(db: Db): Promise<string[]> {
  const listed = await db.listCollections({}, { nameOnly: true }).toArray()
  return listed.map(({ name }) => name).filter(isContent)
}

/**
 * Makes sure that nothing is in the way: what a move left behind that was stopped half-way is removed.
 * @throws {OperatorError} when the database holds anything else
 */
export async function prepareTarget(url: string): Promise<void> {
  const client = await connect(url)
  try {
    const db = client.db()
    const markers = db.collection<Marker>(operationsCollection)
    const isOurs = (await markers.findOne({ _id: 'move' }))?.state === 'running'
    for (const name of await contentOf(db)) {
      if (isOurs) await db.dropCollection(name)
      else if (await db.collection(name).findOne()) {
        const place = nameOf({ engine: 'mongodb', url })
        throw new OperatorError(
          `The database ${place} is not empty (${name}). Choose another one or empty it.`,
        )
      }
    }
    await markers.updateOne({ _id: 'move' }, { $set: { state: 'running' } }, { upsert: true })
  } finally {
    await client.close()
  }
}

/** Notes that the move is through: what is in the database is in use from now on. */
export async function markMoved(url: string): Promise<void> {
  const client = await connect(url)
  try {
    const markers = client.db().collection<Marker>(operationsCollection)
    await markers.updateOne({ _id: 'move' }, { $set: { state: 'done' } }, { upsert: true })
  } finally {
    await client.close()
  }
}
