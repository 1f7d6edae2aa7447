import type { Payload } from 'payload'

/** A part of the demo that is added as a whole, once. */
export interface Step {
  /** Distinguishes it from all others, also of an earlier start. */
  key: string
  /** Whether the home page or the first look at the back office needs it. */
  isFirst: boolean
  /** @param startedAt ISO 8601: when the seeding began, to which all its dates are relative */
  add: (payload: Payload, startedAt: string) => Promise<void>
}
