import { entryTotals, readEntryFacts } from '../database/entryFacts'
import { type DraftedCollection, draftedCollections } from '../domain/contentCollections'
import { compareEntries, type EntryFacts, type EntrySort, isVisible } from '../domain/entryFacts'
import { knownRows } from './knownRows'

/** The entries of a collection, in memory. */
function cachedEntries(collection: DraftedCollection) {
  const sorted = new Map<EntrySort, EntryFacts[]>()
  let trashed = new Set<string>()

  /** An entry that goes to the trash or comes back isn't saved, but may have another slug. */
  async function takeTrashed(now: Set<string>): Promise<void> {
    const moved = [...now, ...trashed].filter((id) => now.has(id) !== trashed.has(id))
    if (!moved.length) return
    take(await readEntryFacts(collection, { ids: moved }))
    trashed = now
    sorted.clear()
  }

  const { rows, take, refresh } = knownRows<EntryFacts>({
    read: (since) => readEntryFacts(collection, since ? { since } : {}),
    async isAll(number) {
      const totals = await entryTotals(collection)
      await takeTrashed(totals.trashed)
      return totals.total === number
    },
    onChange: () => sorted.clear(),
  })

  return async (order: EntrySort): Promise<readonly EntryFacts[]> => {
    await refresh()
    const known =
      sorted.get(order) ?? [...rows.values()].filter(({ id }) => !trashed.has(id)).sort(compareEntries[order])
    sorted.set(order, known)
    return known
  }
}

const known = Object.fromEntries(
  draftedCollections.map((collection) => [collection, cachedEntries(collection)]),
) as Record<DraftedCollection, ReturnType<typeof cachedEntries>>

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
