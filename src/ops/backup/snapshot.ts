import { type ClientSession, type MongoClient, MongoServerError } from 'mongodb'

interface Snapshot {
  session: ClientSession
  isConsistent: boolean
  how: string
}

/** What a server answers when it cannot, or can no longer, read as of one moment. */
const codes = [239, 246, 72, 263, 123]

/** Whether a backup failed only because its one moment is too long ago, or cannot be had at all. */
export const isSnapshotGone = (error: unknown) =>
  error instanceof MongoServerError && codes.includes(Number(error.code))

/**
 * A session whose reads are all of one moment where the server can do that (replica set or sharded cluster),
 * otherwise a plain one, saying so. Asks the server instead of its version: `probe` is a collection to read.
 */
export async function openSnapshot(client: MongoClient, wanted: boolean, probe = 'users'): Promise<Snapshot> {
  const plain = (how: string) => ({ session: client.startSession(), isConsistent: false, how })
  if (!wanted)
    return plain('not from one snapshot: the server no longer held it when the reading was through')
  const hello = await client.db().admin().command({ hello: 1 })
  if (!hello.setName && hello.msg !== 'isdbgrid') {
    return plain('not from one snapshot: a standalone server has none')
  }
  try {
    const answer = await client
      .db()
      .command({ find: probe, limit: 1, singleBatch: true, readConcern: { level: 'snapshot' } })
    if (!answer.cursor.atClusterTime) return plain('not from one snapshot: the server gave none')
  } catch (error) {
    if (!(error instanceof MongoServerError)) throw error
    return plain(`not from one snapshot: the server refused one (${error.message})`)
  }
  const session = client.startSession({ snapshot: true })
  return { session, isConsistent: true, how: 'one snapshot session' }
}
