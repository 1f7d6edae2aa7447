import { type ClientSession, type MongoClient, MongoServerError } from 'mongodb'

interface Snapshot {
  session: ClientSession
  isConsistent: boolean
  how: string
}

/** Error codes of a server that can't, or can no longer, read from one point in time. */
const codes = [239, 246, 72, 263, 123]

/** Whether a backup only failed because its snapshot expired or isn't available. */
export const isSnapshotGone = (error: unknown) =>
  error instanceof MongoServerError && codes.includes(Number(error.code))

/**
 * A session that reads from one point in time if the server supports that (replica set or sharded cluster), otherwise a
 * plain one that says so. Tries it instead of checking versions: `probe` is a collection to read.
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
