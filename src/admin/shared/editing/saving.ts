import { ApiError } from '../api/api'
import { reasonOf } from '../api/messageOf'

/** Whether the server has what was typed. */
export type Saving =
  | { state: 'saved' }
  | { state: 'saving' }
  /** All but images that wait for their upload. */
  | { state: 'pending' }
  /** `reason` is a sentence; `isFixable` if the fields say what is wrong. */
  | { state: 'failed'; reason: string; isFixable: boolean }

/** Why a save failed, and whether the fields say so. */
export function failureOf(error: Error): Saving {
  const isFixable = error instanceof ApiError && error.status === 400
  const reason = isFixable ? 'Check the marked fields.' : reasonOf(error)
  return { state: 'failed', reason, isFixable }
}
