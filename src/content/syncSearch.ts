import { isDeepStrictEqual } from 'node:util'
import type { Payload, PayloadRequest, Where } from 'payload'
import { createIfMissing } from '../database/createIfMissing'
import { type ContentCollection, contentCollections, isContentCollection } from '../domain/contentCollections'
import { originalLocale } from '../domain/locales'
import { isOutage } from '../errors/DatabaseUnavailable'
import type { SearchEntry, Translation } from '../payload-types'
import { contentChanged } from '../runtime/contentChanged'
import { withDocumentLock } from '../runtime/documentLock'
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
  if (!row)
    await createIfMissing({ payload, req, collection, key: data.key }, () =>
      payload.create({ collection, data, ...options }),
    )
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

/** @returns whether it could be read: one that can't must not keep others from being found, or the product from starting */
async function indexEntry(payload: Payload, kind: ContentCollection, id: string): Promise<boolean> {
  try {
    await upsertSearchEntry({ payload }, kind, id)
    return true
  } catch (err) {
    if (isOutage(err)) throw err
    payload.logger.error({ err, kind, id, msg: 'An entry could not be indexed.' })
    return false
  }
}

/** Rebuilds the search index. @returns how many entries it contains */
export async function reindexSearch(payload: Payload): Promise<number> {
  await payload.delete({ collection, where: { id: { exists: true } } })
  let entries = 0
  for (const kind of contentCollections) {
    const select = { updatedAt: true } as const
    const { docs } = await payload.find({ collection: kind, select, pagination: false, depth: 0 })
    for (const { id } of docs) if (await indexEntry(payload, kind, id)) entries += 1
  }
  return entries
}

/** Not in the trash. */
const isKept: Where = { deletedAt: { exists: false } }

type Place = Pick<SearchEntry, 'kind' | 'entry'>

/** The versions of an entry and its public translations that the index has, or should have; in any order. */
class Versions extends Map<string, Place & { stored: Set<string> }> {
  add({ kind, entry }: Place, language: string, stored: string | null | undefined) {
    const name = `${kind}/${entry}`
    const known = this.get(name) ?? { kind, entry, stored: new Set() }
    known.stored.add(`${language} ${stored}`)
    this.set(name, known)
  }
}

async function storedVersions({ db }: Payload): Promise<Versions> {
  const versions = new Versions()
  const savedAt = new Map<string, string>()
  for (const kind of contentCollections) {
    const { docs } = await db.find<{ id: string; updatedAt: string }>({
      collection: kind,
      where: isKept,
      select: { updatedAt: true },
      pagination: false,
    })
    for (const { id: entry, updatedAt } of docs) {
      versions.add({ kind, entry }, originalLocale, updatedAt)
      savedAt.set(`${kind}/${entry}`, updatedAt)
    }
  }
  const { docs: translations } = await db.find<Translation>({
    collection: 'translation',
    where: { and: [{ isPublic: { equals: true } }, { kind: { in: contentCollections } }] },
    select: { kind: true, entry: true, language: true, updatedAt: true },
    pagination: false,
  })
  for (const { kind, entry, language, updatedAt } of translations) {
    const original = isContentCollection(kind) && savedAt.get(`${kind}/${entry}`)
    if (original) versions.add({ kind, entry }, language, `${original} ${updatedAt}`)
  }
  return versions
}

async function indexedVersions({ db }: Payload): Promise<Versions> {
  const versions = new Versions()
  const select = { kind: true, entry: true, language: true, stored: true } as const
  const { docs } = await db.find<SearchEntry>({ collection, where: {}, select, pagination: false })
  for (const { language, stored, ...place } of docs) versions.add(place, language ?? originalLocale, stored)
  return versions
}

/**
 * Mends what the index has of entries that differ from it: a process was killed, or lost the database, between writing
 * an entry and its row, or an older backup was restored. Then cached pages may be old too.
 */
export async function repairSearchIndex(payload: Payload): Promise<void> {
  const [stored, indexed] = [await storedVersions(payload), await indexedVersions(payload)]
  for (const [name, { kind, entry }] of new Map([...indexed, ...stored])) {
    const [wanted, found] = [stored.get(name)?.stored, indexed.get(name)?.stored]
    if (isDeepStrictEqual(wanted, found)) continue
    contentChanged()
    // Under the lock of the entry, which may just be saved.
    await withDocumentLock(entry, async () => {
      const where = { and: [{ id: { equals: entry } }, isKept] }
      const isThere = await payload.db.findOne({ collection: kind, where, select: { updatedAt: true } })
      if (!isThere || !(await indexEntry(payload, kind, entry)))
        await removeSearchEntry({ payload }, kind, entry)
    })
  }
}
