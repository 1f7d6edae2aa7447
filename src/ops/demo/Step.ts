import type { Payload } from 'payload'

/** A part of the demo that is added as a whole, once. */
export interface Step {
  /** Unique among all steps; the same at every start. */
  key: string
  /** Whether the home page or the first look at the back office needs it. */
  isFirst: boolean
  /** @param startedAt ISO 8601: when seeding began; all of its dates are relative to it */
  add: (payload: Payload, startedAt: string) => Promise<void>
}
