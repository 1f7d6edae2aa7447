import type { Where } from 'payload'
import type { ContentCollection } from '../domain/contentCollections'
import { timeRange } from '../domain/dayRange'
import type { EntryFacts } from '../domain/entryFacts'
import { type EntryOrder, type EntryState, type Facet, listings } from '../domain/entryList'
import type { AccessContext, Paging } from './accessContext'
import { newestDrafts } from './newestDrafts'
import { orderedEntries } from './orderedEntries'
import { scheduledChangesOf, scheduledFor } from './scheduledChanges'
import { matchingEntries } from './searchEntries'

export interface EntryFilter {
  search?: string | undefined
  state?: EntryState | undefined
  category?: string | undefined
  author?: string | undefined
  tag?: string | undefined
  /** Days of a post's publication, of any other entry's creation: YYYY-MM-DD, both included. */
  from?: string | undefined
  to?: string | undefined
}

type Condition = (entry: EntryFacts) => boolean

/** What a filter says about fields; undefined if nothing. */
function fieldsOf(collection: ContentCollection, filter: EntryFilter): Condition | undefined {
  const { facets, date } = listings[collection]
  const { start, end } = timeRange(filter)
  const wanted = <Value>(facet: Facet, value: Value) =>
    facets.includes(facet) ? value || undefined : undefined
  const [category, author, tag] = [
    wanted('category', filter.category),
    wanted('author', filter.author),
    wanted('tag', filter.tag),
  ]
  if (![category, author, tag, start, end].some(Boolean)) return undefined
  const [from, until] = [start ? Date.parse(start) : -Infinity, end ? Date.parse(end) : Infinity]
  return (entry) => {
    const at = entry[date]
    return (
      (!category || entry.category === category) &&
      (!author || entry.author === author) &&
      (!tag || entry.tags.includes(tag)) &&
      ((!start && !end) || (at !== null && at >= from && at < until))
    )
  }
}

/** The same as conditions for versions. */
function versionConditions(collection: ContentCollection, filter: EntryFilter): Where[] {
  const { facets, date } = listings[collection]
  const { start, end } = timeRange(filter)
  const equal = (name: string, value: string) => ({ [`version.${name}`]: { equals: value } })
  return [
    ...(filter.category && facets.includes('category') ? [equal('category', filter.category)] : []),
    ...(filter.author && facets.includes('author') ? [equal('author', filter.author)] : []),
    ...(filter.tag && facets.includes('tag') ? [{ 'version.tags': { in: [filter.tag] } }] : []),
    ...(start ? [{ [`version.${date}`]: { greater_than_equal: start } }] : []),
    ...(end ? [{ [`version.${date}`]: { less_than: end } }] : []),
  ]
}

/**
 * Entries that were never published, or no longer are. Their fields are those of their newest version: what autosave
 * stores isn't in the entry itself.
 */
async function isDraft(
  collection: ContentCollection,
  filter: EntryFilter,
  access: AccessContext,
): Promise<Condition> {
  const conditions = versionConditions(collection, filter)
  if (!conditions.length) return ({ isPublished }) => !isPublished
  const drafts = await newestDrafts(collection, conditions, access)
  return ({ id, isPublished }) => !isPublished && drafts.has(id)
}

/** The condition of a filter, apart from its search; undefined if there is none. */
async function stateOf(
  collection: ContentCollection,
  filter: EntryFilter,
  access: AccessContext,
): Promise<Condition | undefined> {
  const fields = fieldsOf(collection, filter)
  const hasFields: Condition = fields ?? (() => true)
  const hasDate = listings[collection].date === 'publishedAt'
  const now = Date.now()
  const isVisible: Condition = (entry) =>
    entry.isPublished && (!hasDate || (entry.publishedAt ?? Infinity) <= now) && hasFields(entry)
  const scheduledIds = async () => {
    const changes = await scheduledChangesOf(collection)
    return new Set(changes.map(({ id }) => id).filter((id) => scheduledFor(changes, id, 'publish')))
  }
  switch (filter.state) {
    case 'draft': {
      const [isUnpublished, scheduled] = await Promise.all([
        isDraft(collection, filter, access),
        scheduledIds(),
      ])
      return (entry) => isUnpublished(entry) && !scheduled.has(entry.id)
    }
    case 'scheduled': {
      const [isUnpublished, scheduled] = await Promise.all([
        isDraft(collection, filter, access),
        scheduledIds(),
      ])
      const isLater: Condition = (entry) =>
        hasDate && entry.isPublished && (entry.publishedAt ?? 0) > now && hasFields(entry)
      return (entry) => (isUnpublished(entry) && scheduled.has(entry.id)) || isLater(entry)
    }
    case 'changed': {
      const drafts = await newestDrafts(collection, [], access)
      return (entry) => drafts.has(entry.id) && isVisible(entry)
    }
    case 'published':
      return isVisible
    default: {
      if (!fields) return undefined
      const isUnpublished = await isDraft(collection, filter, access)
      return (entry) => (entry.isPublished ? fields(entry) : isUnpublished(entry))
    }
  }
}

/**
 * The ids on a page of a staff list, in its order. Doesn't check access: only for those who may see all entries of the
 * collection.
 */
export async function staffList(
  collection: ContentCollection,
  { filter, order }: { filter: EntryFilter; order: EntryOrder },
  { limit, page }: Paging,
  access: AccessContext,
): Promise<{ ids: string[]; total: number }> {
  const [entries, isWanted, matches] = await Promise.all([
    orderedEntries(collection, order, access),
    stateOf(collection, filter, access),
    filter.search ? matchingEntries(filter.search, collection) : undefined,
  ])
  const found = entries.filter(
    (entry) => (!isWanted || isWanted(entry)) && (!matches || matches.has(entry.id)),
  )
  return { ids: found.slice((page - 1) * limit, page * limit).map(({ id }) => id), total: found.length }
}
