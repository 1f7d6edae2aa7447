import { getCms } from './cms'
import { hashKey } from './hashKey'
import { withLock } from './mutex'
import { serializeByKey } from './serializeByKey'

/** One after the other: within this process first, and then among all that use the database. */
export async function inQueue<Result>(subject: string, act: () => Promise<Result>): Promise<Result> {
  const payload = await getCms()
  return serializeByKey(subject, () => withLock(payload, hashKey(subject, payload), act))
}
