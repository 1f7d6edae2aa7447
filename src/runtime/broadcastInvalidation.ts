import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { emptyCaches, register } from './contentChanged'
import { readState, writeState } from './systemState'

const key = 'generation'
/** Milliseconds between two looks at what the others say. */
const pace = 500
/** Milliseconds after a change at which it is told: soon, and once its transaction has surely been committed. */
const tellings = [100, 1000]

/**
 * Tells the other instances of changes of content, and empties our caches after theirs: within two seconds. The
 * message is a generation's name in the database; it says nothing but that it is another one.
 * @returns a function that ends it
 */
export function broadcastInvalidation(payload: Payload): () => void {
  /** Undefined until the first look; null where nobody has told anything yet. */
  let known: string | null | undefined
  let isLooking = false
  let isOwed = false
  const waiting = new Set<number>()

  async function tell(): Promise<void> {
    isOwed = true
    known = randomUUID()
    await writeState(payload, key, known)
    isOwed = false
  }

  async function look(): Promise<void> {
    if (isOwed) return tell()
    const before = known
    const now = (await readState<string>(payload, key)) ?? null
    // The second: told by ourselves meanwhile.
    if (now === known || known !== before) return
    known = now
    if (before !== undefined) emptyCaches()
  }

  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    // A database that is away is looked at again; what is kept goes on meanwhile.
    look()
      .catch(() => {})
      .finally(() => {
        isLooking = false
      })
  }, pace).unref()

  register.announce = () => {
    for (const delay of tellings) {
      if (waiting.has(delay)) continue
      waiting.add(delay)
      setTimeout(() => {
        waiting.delete(delay)
        tell().catch(() => {})
      }, delay).unref()
    }
  }
  return () => {
    clearInterval(timer)
    register.announce = undefined
  }
}
