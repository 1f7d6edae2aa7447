import type { Payload, PayloadRequest, Where } from 'payload'
import { type ContentCollection, contentCollections } from '../domain/contentCollections'
import { originalLocale } from '../domain/locales'
import { isOutage } from '../errors/DatabaseAway'
import { matchAll } from './matchAll'
import { searchRow } from './searchRow'
import { rowsOf } from './translations/rows'

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
  const wasShown = await storeRow(call, searchRow(kind, doc))
  const translations = await syncTranslated(call, kind, id)
  return wasShown || translations
}

/** @returns whether something public has changed, or was public before */
async function storeRow(call: Call, data: ReturnType<typeof searchRow>): Promise<boolean> {
  const { payload, req } = call
  const options = { ...(req && { req }) }
  const row = await rowOf(call, data.key)
  if (row?.stored && row.stored === data.stored) return false
  if (!row) await payload.create({ collection, data, ...options })
  else await payload.update({ collection, id: row.id, data, ...options })
  return data.isPublic || Boolean(row?.isPublic)
}

/** Updates the rows of an entry's public translations, and removes those of the others. */
async function syncTranslated(call: Call, kind: ContentCollection, id: string): Promise<boolean> {
  const { payload, req } = call
  const options = { ...(req && { req }) }
  const rows = (await rowsOf(call, { kind, entry: id })).filter(({ isPublic }) => isPublic)
  const shown = [originalLocale, ...rows.map(({ language }) => language)]
  const where: Where = { and: [ofEntry(kind, id), { language: { not_in: shown } }] }
  await payload.delete({ collection, where, ...options })
  let isChanged = false
  for (const { language, updatedAt } of rows) {
    const one = { collection: kind, id, draft: false, depth: 0, locale: language } as const
    const data = searchRow(kind, await payload.findByID({ ...one, ...options }), language)
    isChanged = (await storeRow(call, { ...data, stored: `${data.stored} ${updatedAt}` })) || isChanged
  }
  return isChanged
}

const ofEntry = (kind: ContentCollection, id: string): Where => ({
  and: [{ kind: { equals: kind } }, { entry: { equals: id } }],
})

/** Removes an entry from the search index. */
export async function removeSearchEntry(call: Call, kind: ContentCollection, id: string): Promise<void> {
  const { payload, req } = call
  await payload.delete({ collection, where: ofEntry(kind, id), ...(req && { req }) })
}

/** Rebuilds the search index. @returns how many entries it contains */
export async function reindexSearch(payload: Payload): Promise<number> {
  await payload.delete({ collection, where: { id: { exists: true } } })
  let entries = 0
  for (const kind of contentCollections) {
    const select = { updatedAt: true } as const
    const { docs } = await payload.find({ collection: kind, select, pagination: false, depth: 0 })
    for (const { id } of docs) {
      try {
        await upsertSearchEntry({ payload }, kind, id)
        entries += 1
      } catch (err) {
        if (isOutage(err)) throw err
        // One that can't be read must not keep the others from being found, or the product from starting.
        payload.logger.error({ err, kind, id, msg: 'An entry could not be indexed.' })
      }
    }
  }
  return entries
}

/** Rebuilds the search index if it is incomplete, for example after an older backup was restored. */
export async function reindexIfNeeded(payload: Payload): Promise<void> {
  const counts = await Promise.all(
    contentCollections.map((slug) => payload.count({ collection: slug, where: matchAll })),
  )
  const entries = counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0)
  const where = { language: { equals: originalLocale } }
  const { totalDocs: rows } = await payload.count({ collection, where })
  if (entries !== rows) await reindexSearch(payload)
}
