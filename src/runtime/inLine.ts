import { cms } from './cms'
import { hashKey } from './hashKey'
import { inTurn } from './mutex'
import { inOrder } from './serializeByKey'

/** One after the other: within this process first, and then among all that use the database. */
export async function inLine<Result>(subject: string, act: () => Promise<Result>): Promise<Result> {
  const payload = await cms()
  return inOrder(subject, () => inTurn(payload, hashKey(subject, payload), act))
}
