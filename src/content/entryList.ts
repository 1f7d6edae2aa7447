import type { Where } from 'payload'
import type { ContentCollection } from '../domain/contentCollections'
import { timeRange } from '../domain/dayRange'
import { type EntryOrder, type EntryState, listings } from '../domain/entryList'
import { maxMatches } from '../domain/limits'
import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'
import { all } from './conditions'
import { published, publishedNow, scheduledLater } from './published'
import { plannedFor, plansOf } from './scheduledSteps'
import { whereMatches } from './searchEntries'

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

/** Undefined for the collection's own order, as on the site. */
export const entrySort: Record<EntryOrder, string | undefined> = {
  site: undefined,
  newest: '-createdAt',
  oldest: 'createdAt',
  title: 'title',
  'title-desc': '-title',
}

const unpublished: Where = { _status: { equals: 'draft' } }

/** Conditions for fields of entries or, with the prefix `version.`, of their versions. */
function fieldConditions(collection: ContentCollection, filter: EntryFilter, prefix = ''): Where[] {
  const { facets, date } = listings[collection]
  const { start, end } = timeRange(filter)
  const on = `${prefix}${date}`
  const equal = (name: string, value: string) => ({ [`${prefix}${name}`]: { equals: value } })
  return [
    ...(filter.category && facets.includes('category') ? [equal('category', filter.category)] : []),
    ...(filter.author && facets.includes('author') ? [equal('author', filter.author)] : []),
    ...(filter.tag && facets.includes('tag') ? [{ [`${prefix}tags`]: { in: [filter.tag] } }] : []),
    ...(start ? [{ [on]: { greater_than_equal: start } }] : []),
    ...(end ? [{ [on]: { less_than: end } }] : []),
  ]
}

/** The ids of entries whose newest version is a draft that meets these conditions. */
async function newestDrafts(
  collection: ContentCollection,
  conditions: Where[],
  limit: number,
  reader: AccessContext,
): Promise<string[]> {
  const payload = await getCms()
  const { docs } = await payload.findVersions({
    collection,
    where: all({ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }, ...conditions),
    sort: '-updatedAt',
    select: { parent: true } as never,
    limit,
    pagination: false,
    depth: 0,
    ...reader,
  })
  return docs.map(({ parent }) => String(parent))
}

/** The ids of published entries that have a newer draft. */
async function changedIds(collection: ContentCollection, reader: AccessContext): Promise<string[]> {
  const payload = await getCms()
  const [ids, drafts] = await Promise.all([
    newestDrafts(collection, [], 0, reader),
    payload.find({ collection, where: unpublished, select: {}, pagination: false, depth: 0, ...reader }),
  ])
  const hidden = new Set(drafts.docs.map(({ id }) => String(id)))
  return ids.filter((id) => !hidden.has(id)).slice(0, maxMatches)
}

/**
 * Entries that were never published, or no longer are. Their fields are those of their newest version: what autosave
 * stores isn't in the entry itself.
 */
async function draftsWhere(collection: ContentCollection, filter: EntryFilter, reader: AccessContext) {
  const conditions = fieldConditions(collection, filter, 'version.')
  if (!conditions.length) return unpublished
  return all(unpublished, { id: { in: await newestDrafts(collection, conditions, maxMatches, reader) } })
}

async function stateWhere(collection: ContentCollection, filter: EntryFilter, reader: AccessContext) {
  const fields = fieldConditions(collection, filter)
  const hasDate = listings[collection].date === 'publishedAt'
  const planned = async () => {
    const plans = await plansOf(collection)
    return [...new Set(plans.map(({ id }) => id))].filter((id) => plannedFor(plans, id, 'publish'))
  }
  switch (filter.state) {
    case 'draft':
      return all(await draftsWhere(collection, filter, reader), { id: { not_in: await planned() } })
    case 'scheduled': {
      const drafts = all(await draftsWhere(collection, filter, reader), { id: { in: await planned() } })
      return hasDate ? { or: [drafts, all(scheduledLater(), ...fields)] } : drafts
    }
    case 'changed':
      return all(hasDate ? publishedNow() : published, ...fields, {
        id: { in: await changedIds(collection, reader) },
      })
    case 'published':
      return all(hasDate ? publishedNow() : published, ...fields)
    default:
      return fields.length
        ? { or: [all(published, ...fields), await draftsWhere(collection, filter, reader)] }
        : undefined
  }
}

/** A filter of a staff list as a query condition; undefined if it lists everything. */
export async function entriesWhere(
  collection: ContentCollection,
  filter: EntryFilter,
  reader: AccessContext,
): Promise<Where | undefined> {
  const narrowed = await stateWhere(collection, filter, reader)
  if (!filter.search) return narrowed
  return all(await whereMatches(filter.search, collection), narrowed)
}
