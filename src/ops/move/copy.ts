import type { CollectionSlug, JsonObject, Payload } from 'payload'
import { movedId, withMovedIds } from '@/database/movedId'
import type { Report } from '../backup/progress'
import { collectionsOf, documents, globalsOf, globalVersions, type Row, storedGlobal, versions } from './read'

export interface Ends {
  source: Payload
  target: Payload
  /** Ids of all documents that are moved. */
  known: ReadonlySet<string>
}

/** Documents written at once. */
const atOnce = 50

async function inBatches(
  rows: AsyncIterable<Row>,
  write: (row: Row) => Promise<unknown>,
  tell: (count: number) => void,
) {
  let batch: Row[] = []
  let count = 0
  const flush = async () => {
    await Promise.all(batch.map(write))
    count += batch.length
    batch = []
    tell(count)
  }
  for await (const row of rows) {
    batch.push(row)
    if (batch.length >= atOnce) await flush()
  }
  await flush()
}

/** Sessions aren't moved: everyone logs in again. */
const withoutSessions = ({ sessions, ...row }: JsonObject): JsonObject => row

/** A row without empty unique fields: MongoDB's index would treat null as a duplicate value. */
function withoutEmptyKeys(row: JsonObject, { collections }: Payload, slug: CollectionSlug): JsonObject {
  const isUnique = (name: string) =>
    collections[slug].config.flattenedFields.some(
      (field) => field.name === name && 'unique' in field && field.unique,
    )
  return Object.fromEntries(Object.entries(row).filter(([name, value]) => value !== null || !isUnique(name)))
}

async function copyVersions({ source, target, known }: Ends, collectionSlug: CollectionSlug): Promise<void> {
  // One by one: their order determines which is the latest.
  for await (const row of versions(source, collectionSlug)) {
    const { parent, version, ...rest } = withMovedIds<JsonObject>(row, known)
    await target.db.createVersion({
      collectionSlug,
      parent,
      versionData: version,
      autosave: Boolean(rest.autosave),
      createdAt: rest.createdAt,
      updatedAt: rest.updatedAt,
      ...(rest.snapshot && { snapshot: true }),
      returning: false,
    })
  }
}

async function copyGlobals({ source, target, known }: Ends): Promise<void> {
  for (const { slug, hasVersions } of globalsOf(source)) {
    const { id, globalType, ...data } = withMovedIds<JsonObject>(await storedGlobal(source, slug), known)
    if (Object.keys(data).length) await target.db.createGlobal({ slug, data, returning: false })
    if (!hasVersions) continue
    for await (const row of globalVersions(source, slug)) {
      const { version, createdAt, updatedAt, autosave } = withMovedIds<JsonObject>(row, known)
      await target.db.createGlobalVersion({
        globalSlug: slug,
        versionData: version,
        autosave: Boolean(autosave),
        createdAt,
        updatedAt,
        returning: false,
      })
    }
  }
}

/** Writes everything from the source to the target, with new ids. */
export async function copyAll(ends: Ends, report: Report): Promise<void> {
  const { source, target, known } = ends
  for (const { slug, hasVersions } of collectionsOf(source)) {
    const write = (row: Row) =>
      target.db.create({
        collection: slug,
        customID: movedId(row.id),
        data: withoutEmptyKeys(withoutSessions(withMovedIds<JsonObject>(row, known)), target, slug),
        returning: false,
      })
    await inBatches(documents(source, slug), write, (count) => report(slug, count))
    if (hasVersions) await copyVersions(ends, slug)
  }
  await copyGlobals(ends)
}
