import { isDeepStrictEqual } from 'node:util'
import { entryTotals, readEntryFacts } from '../database/entryFacts'
import { type DraftedCollection, draftedCollections } from '../domain/contentCollections'
import { compareEntries, type EntryFacts, type EntrySort, isVisible } from '../domain/entryFacts'
import { sharedRefresh } from '../runtime/sharedRefresh'

/** Milliseconds. A transaction may commit that long after its time, and other instances have clocks of their own. */
const overlap = 120_000

/** The entries of a collection, in memory: all that were saved since are read again before each use (decision 077). */
function knownEntries(collection: DraftedCollection) {
  const entries = new Map<string, EntryFacts>()
  const sorted = new Map<EntrySort, EntryFacts[]>()
  let trashed = new Set<string>()
  let seenUntil = 0

  function take(rows: EntryFacts[]): void {
    for (const row of rows) {
      const known = entries.get(row.id)
      seenUntil = Math.max(seenUntil, row.updatedAt)
      // The last ones are read again each time.
      if (isDeepStrictEqual(known, row)) continue
      entries.set(row.id, row)
      sorted.clear()
    }
  }

  async function readAll(): Promise<void> {
    const rows = await readEntryFacts(collection, {})
    entries.clear()
    sorted.clear()
    take(rows)
  }

  /** An entry that goes to the trash or comes back isn't saved, but may have another slug. */
  async function takeTrashed(now: Set<string>): Promise<void> {
    const moved = [...now, ...trashed].filter((id) => now.has(id) !== trashed.has(id))
    if (!moved.length) return
    take(await readEntryFacts(collection, { ids: moved }))
    trashed = now
    sorted.clear()
  }

  async function follow(): Promise<void> {
    const [saved, totals] = await Promise.all([
      readEntryFacts(collection, seenUntil ? { since: new Date(seenUntil - overlap) } : {}),
      entryTotals(collection),
    ])
    take(saved)
    await takeTrashed(totals.trashed)
    // Some were deleted for good.
    if (entries.size !== totals.total) await readAll()
  }

  const refresh = sharedRefresh(follow)
  return async (order: EntrySort): Promise<readonly EntryFacts[]> => {
    await refresh()
    const known =
      sorted.get(order) ??
      [...entries.values()].filter(({ id }) => !trashed.has(id)).sort(compareEntries[order])
    sorted.set(order, known)
    return known
  }
}

const known = Object.fromEntries(
  draftedCollections.map((collection) => [collection, knownEntries(collection)]),
) as Record<DraftedCollection, ReturnType<typeof knownEntries>>

/** All entries of a collection that aren't in the trash. Doesn't check access. */
export const allEntries = (
  collection: DraftedCollection,
  order: EntrySort = 'newest',
): Promise<readonly EntryFacts[]> => known[collection](order)

/** Those that visitors may see. */
export async function visibleEntries(
  collection: DraftedCollection,
  order: EntrySort = 'newest',
): Promise<EntryFacts[]> {
  const now = Date.now()
  const entries = await allEntries(collection, order)
  return entries.filter((entry) => isVisible[collection](entry, now))
}
