import type { Where } from 'payload'
import type { DraftedCollection } from '../domain/contentCollections'
import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'
import { all } from './conditions'

/** The entries whose newest version is a draft that meets these conditions, each with when it was saved (ISO 8601). */
export async function newestDrafts(
  collection: DraftedCollection,
  conditions: Where[],
  access: AccessContext,
): Promise<Map<string, string>> {
  const payload = await getCms()
  const { docs } = await payload.findVersions({
    collection,
    where: all({ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }, ...conditions),
    select: { parent: true, updatedAt: true } as never,
    pagination: false,
    depth: 0,
    ...access,
  })
  return new Map(docs.map(({ parent, updatedAt }) => [String(parent), updatedAt]))
}
