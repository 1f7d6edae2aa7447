import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { register, renewCaches } from './contentChanged'
import { readState, writeState } from './systemState'

const key = 'generation'
/** Milliseconds between checks for changes by other instances. */
const pollInterval = 500
/**
 * Milliseconds after a change at which it is announced: soon, and again once its transaction must have been committed.
 */
const announceDelays = [100, 1000]

/**
 * Announces content changes to other instances, and renews our caches after theirs: within two seconds. The
 * message is the name of a generation in the database; only a different name matters.
 * @returns a function that stops it
 */
export function broadcastInvalidation(payload: Payload): () => void {
  /** Undefined until the first check; null if nothing was ever announced. */
  let known: string | null | undefined
  let isLooking = false
  let isOwed = false
  const waiting = new Set<number>()

  async function announce(): Promise<void> {
    isOwed = true
    // Another instance's announcement, which ours replaces before we looked again.
    const stored = (await readState<string>(payload, key)) ?? null
    if (known !== undefined && stored !== known) void renewCaches()
    known = randomUUID()
    await writeState(payload, key, known)
    isOwed = false
  }

  async function look(): Promise<void> {
    if (isOwed) return announce()
    const before = known
    const now = (await readState<string>(payload, key)) ?? null
    // The second condition: we announced something ourselves meanwhile.
    if (now === known || known !== before) return
    known = now
    if (before !== undefined) void renewCaches()
  }

  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    // Retried while the database is down; caches stay in use until then.
    look()
      .catch(() => {})
      .finally(() => {
        isLooking = false
      })
  }, pollInterval).unref()

  register.announce = () => {
    for (const delay of announceDelays) {
      if (waiting.has(delay)) continue
      waiting.add(delay)
      setTimeout(() => {
        waiting.delete(delay)
        announce().catch(() => {})
      }, delay).unref()
    }
  }
  return () => {
    clearInterval(timer)
    register.announce = undefined
  }
}
