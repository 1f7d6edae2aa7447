import { isDeepStrictEqual } from 'node:util'
import { coalesce } from '../runtime/coalesce'

/** Milliseconds. A transaction may commit that long after its time, and other instances have clocks of their own. */
export const overlap = 120_000

interface Source<Known> {
  /** @returns rows that were saved at or after a time, or all */
  read: (since?: Date) => Promise<Known[]>
  /** Whether this is how many rows are stored. */
  isAll: (known: number) => Promise<boolean>
  /** Called whenever a row has changed, before {@link KnownRows.refresh} resolves. */
  onChange: () => void
}

interface KnownRows<Known> {
  /** By id, as of the last refresh. */
  rows: ReadonlyMap<string, Known>
  /** Takes rows that were read for another reason. */
  take: (read: Known[]) => void
  refresh: () => Promise<void>
}

/** The time on both clocks: one may be set, the other stands still while the machine sleeps. */
const onBothClocks = () => ({ wall: Date.now(), steady: performance.now() })

/** @returns the milliseconds since 1970 at which it was `then`, at the latest, as the wall clock is set now */
const wallTimeOf = (then: ReturnType<typeof onBothClocks>) =>
  Math.min(then.wall, Date.now() - (performance.now() - then.steady))

/**
 * Rows of a collection, in memory: all that were saved since are read again before each use (decision 077). A number
 * that differs means that some were deleted; then all are read.
 */
export function knownRows<Known extends { id: string }>({
  read,
  isAll,
  onChange,
}: Source<Known>): KnownRows<Known> {
  const rows = new Map<string, Known>()
  /** When the last reading began. */
  let readAt: ReturnType<typeof onBothClocks> | undefined

  function take(found: Known[]): void {
    let hasChanged = false
    for (const row of found) {
      // What was saved in the last minutes is read again each time.
      if (isDeepStrictEqual(rows.get(row.id), row)) continue
      rows.set(row.id, row)
      hasChanged = true
    }
    if (hasChanged) onChange()
  }

  /** @returns whether these are all rows that there are */
  async function readSaved(): Promise<boolean> {
    const now = onBothClocks()
    take(await read(readAt && new Date(wallTimeOf(readAt) - overlap)))
    readAt = now
    return isAll(rows.size)
  }

  async function readAll(): Promise<void> {
    const all = await read()
    rows.clear()
    onChange()
    take(all)
  }

  async function follow(): Promise<void> {
    // One that was added between reading and counting is there the second time.
    if (!(await readSaved()) && !(await readSaved())) await readAll()
  }

  return { rows, take, refresh: coalesce(follow) }
}
