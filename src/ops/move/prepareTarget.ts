import type { Db } from 'mongodb'
import { connect, isContent, nameOf } from '@/database/target'
import { OperatorError } from '@/errors/OperatorError'
import { isHalfMoved, markMove } from './marker'

async function contentOf(db: Db): Promise<string[]> {
  const listed = await db.listCollections({}, { nameOnly: true }).toArray()
  return listed.map(({ name }) => name).filter(isContent)
}

/**
 * Ensures an empty target by removing what an interrupted move left behind.
 * @throws {OperatorError} if the database contains anything else
 */
export async function prepareTarget(url: string): Promise<void> {
  const client = await connect(url)
  try {
    const db = client.db()
    const isOurs = await isHalfMoved(db)
    for (const name of await contentOf(db)) {
      if (isOurs) await db.dropCollection(name)
      else if (await db.collection(name).findOne()) {
        const place = nameOf({ engine: 'mongodb', url })
        throw new OperatorError(
          `The database ${place} is not empty (${name}). Choose another one or empty it.`,
        )
      }
    }
    await markMove(db, 'running')
  } finally {
    await client.close()
  }
}

/** Records that the move is complete and the database may be used. */
export async function markMoved(url: string): Promise<void> {
  const client = await connect(url)
  try {
    await markMove(client.db(), 'done')
  } finally {
    await client.close()
  }
}
