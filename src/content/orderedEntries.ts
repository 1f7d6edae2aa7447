import type { ContentCollection } from '../domain/contentCollections'
import type { EntryFacts, EntrySort } from '../domain/entryFacts'
import type { EntryOrder } from '../domain/entryList'
import type { AccessContext } from './accessContext'
import { allEntries } from './cachedEntries'
import { newestDrafts } from './newestDrafts'
import { allViewCounts } from './viewCounts'

/** The order on the site. */
const siteSort: Record<ContentCollection, EntrySort> = {
  service: 'placed',
  product: 'newest',
  project: 'completed',
  'blog-post': 'published',
}

/** Sorts by a number, highest first; ties stay as they are. */
const highestFirst = (entries: readonly EntryFacts[], of: (entry: EntryFacts) => number) =>
  entries
    .map((entry) => ({ entry, by: of(entry) }))
    .sort((one, other) => other.by - one.by)
    .map(({ entry }) => entry)

/** All entries of a collection in the order of a staff list. Doesn't check access. */
export async function orderedEntries(
  collection: ContentCollection,
  order: EntryOrder,
  access: AccessContext,
): Promise<readonly EntryFacts[]> {
  if (order === 'site') return allEntries(collection, siteSort[collection])
  if (order !== 'updated' && order !== 'views') return allEntries(collection, order)
  const newest = allEntries(collection)
  if (order === 'views') {
    const [entries, views] = await Promise.all([newest, allViewCounts()])
    return highestFirst(entries, ({ id }) => views.get(id) ?? 0)
  }
  const [entries, drafts] = await Promise.all([newest, newestDrafts(collection, [], access)])
  return highestFirst(entries, ({ id, savedAt }) => Math.max(savedAt, Date.parse(drafts.get(id) ?? '') || 0))
}
