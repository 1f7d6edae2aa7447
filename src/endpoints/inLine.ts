import { cms } from '../content/payload'
import { inTurn } from '../ops/turns'
import { sealed } from './counter'
import { inOrder } from './inOrder'

/** One after the other: within this process first, and then among all that use the database. */
export async function inLine<Result>(subject: string, act: () => Promise<Result>): Promise<Result> {
  const payload = await cms()
  return inOrder(subject, () => inTurn(payload, sealed(subject, payload), act))
}
