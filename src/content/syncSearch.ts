import type { Payload, PayloadRequest } from 'payload'
import { type ContentCollection, contentCollections } from '../domain/contentCollections'
import { matchAll } from './matchAll'
import { searchKey, searchRow } from './searchRow'

const collection = 'search-entry'
type Call = { payload: Payload; req?: PayloadRequest }

async function rowOf({ payload, req }: Call, key: string) {
  const where = { key: { equals: key } }
  const { docs } = await payload.find({ collection, where, limit: 1, pagination: false, ...(req && { req }) })
  return docs[0]
}

/**
 * Updates an entry in the search index. A draft of a published entry changes nothing.
 * @returns whether something public has changed, or was public before
 */
export async function upsertSearchEntry(call: Call, kind: ContentCollection, id: string): Promise<boolean> {
  const { payload, req } = call
  const options = { ...(req && { req }) }
  const doc = await payload.findByID({ collection: kind, id, draft: false, depth: 0, ...options })
  const data = searchRow(kind, doc)
  const row = await rowOf(call, data.key)
  if (row?.stored && row.stored === data.stored) return false
  if (!row) await payload.create({ collection, data, ...options })
  else await payload.update({ collection, id: row.id, data, ...options })
  return data.isPublic || Boolean(row?.isPublic)
}

/** Removes an entry from the search index. */
export async function removeSearchEntry(call: Call, kind: ContentCollection, id: string): Promise<void> {
  const { payload, req } = call
  const where = { key: { equals: searchKey(kind, id) } }
  await payload.delete({ collection, where, ...(req && { req }) })
}

/** Rebuilds the search index. @returns how many entries it contains */
export async function reindexSearch(payload: Payload): Promise<number> {
  await payload.delete({ collection, where: { id: { exists: true } } })
  let entries = 0
  for (const kind of contentCollections) {
    const select = { updatedAt: true } as const
    const { docs } = await payload.find({ collection: kind, select, pagination: false, depth: 0 })
    for (const { id } of docs) await upsertSearchEntry({ payload }, kind, id)
    entries += docs.length
  }
  return entries
}

/** Rebuilds the search index if it is incomplete, for example after an older backup was restored. */
export async function reindexIfNeeded(payload: Payload): Promise<void> {
  const counts = await Promise.all(
    contentCollections.map((slug) => payload.count({ collection: slug, where: matchAll })),
  )
  const entries = counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0)
  const { totalDocs: rows } = await payload.count({ collection, where: matchAll })
  if (entries !== rows) await reindexSearch(payload)
}
