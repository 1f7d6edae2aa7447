import type { Where } from 'payload'
import { type SluggedCollection, slugKey } from '../domain/addresses'
import { getCms } from '../runtime/cms'
import { type AccessContext, anonymous } from './accessContext'

/**
 * The slug under which a visitor finds the entry that was once published under this one.
 * Null where there is none, or where it is not public (any more).
 */
export async function movedTo(collection: SluggedCollection, slug: string): Promise<string | null> {
  const payload = await getCms()
  const one = { limit: 1, pagination: false, depth: 0 } as const
  const where = { key: { equals: slugKey(collection, slug) } }
  const { docs } = await payload.find({ collection: 'address', where, ...one })
  const entry = docs[0]?.entry
  if (!entry) return null
  const found = await payload.find({
    collection,
    // Access alone decides what a visitor sees of it.
    where: { id: { equals: entry } },
    select: { slug: true },
    ...one,
    ...anonymous,
  })
  const now = found.docs[0]?.slug
  return now && now !== slug ? now : null
}

/** The slugs under which entries were published before, by the entry's id. */
export async function oldSlugs(
  entries: { id: string; slug?: string | null }[],
  reader: AccessContext,
): Promise<Map<string, string[]>> {
  const payload = await getCms()
  const ids = entries.map(({ id }) => id)
  const where: Where = { entry: { in: ids } }
  const { docs } = ids.length
    ? await payload.find({ collection: 'address', where, sort: '-createdAt', pagination: false, ...reader })
    : { docs: [] }
  return new Map(
    entries.map(({ id, slug }) => [
      id,
      docs.filter(({ entry, slug: old }) => entry === id && old !== slug).map(({ slug: old }) => old),
    ]),
  )
}
