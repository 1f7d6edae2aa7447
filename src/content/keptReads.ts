import type { DraftedCollection } from '../domain/contentCollections'
import { isVisible } from '../domain/entryFacts'
import { coalesce } from '../runtime/coalesce'
import { allEntries } from './cachedEntries'

/** Entries read at a time. */
const batch = 200

interface Kept<Value> {
  savedAt: number
  /** Undefined for an entry of which there is nothing to know. */
  value: Value | undefined
}

/**
 * A read of something about all public entries of a collection, by id, that is kept with the time at which an entry was
 * saved: only those that were saved since are read again. Several who ask at once share one reading.
 * @param otherChanges ids of further entries to read again, for what has changed without a save since a time
 */
export function keptReads<Value>(
  collection: DraftedCollection,
  read: (ids: string[]) => Promise<Map<string, Value>>,
  otherChanges: (since: Date) => Promise<ReadonlySet<string>> = async () => new Set(),
): () => Promise<Map<string, Value>> {
  let kept = new Map<string, Kept<Value>>()
  let readAt: Date | undefined
  const refresh = coalesce(async () => {
    const now = new Date()
    const others = readAt ? await otherChanges(readAt) : new Set()
    // Scheduled posts are among them.
    const known = (await allEntries(collection)).filter((entry) => isVisible[collection](entry, Infinity))
    const changed = known.flatMap(({ id, savedAt }) =>
      kept.get(id)?.savedAt === savedAt && !others.has(id) ? [] : [id],
    )
    const fresh = new Map<string, Value>()
    for (let start = 0; start < changed.length; start += batch)
      for (const [id, value] of await read(changed.slice(start, start + batch))) fresh.set(id, value)
    const isChanged = new Set(changed)
    kept = new Map(
      known.map(({ id, savedAt }) => [
        id,
        { savedAt, value: isChanged.has(id) ? fresh.get(id) : kept.get(id)?.value },
      ]),
    )
    readAt = now
  })
  return async () => {
    await refresh()
    return new Map([...kept].flatMap(([id, { value }]) => (value === undefined ? [] : [[id, value]])))
  }
}
