import type { PayloadRequest, Where } from 'payload'
import { type SluggedCollection, slugKey } from '../domain/slugs'
import { getCms } from '../runtime/cms'
import { type AccessContext, anonymous } from './accessContext'

/** Records the slug under which an entry is published; takes it over if another entry used to have it. */
export async function recordSlug(
  kind: SluggedCollection,
  { id: entry, slug }: { id: string; slug: string },
  req: PayloadRequest,
): Promise<void> {
  const collection = 'address'
  const key = slugKey(kind, slug)
  const { docs } = await req.payload.find({ collection, where: { key: { equals: key } }, limit: 1, req })
  const [known] = docs
  if (!known) await req.payload.create({ collection, data: { key, kind, slug, entry }, req })
  else if (known.entry !== entry) await req.payload.update({ collection, id: known.id, data: { entry }, req })
}

/**
 * The current slug of an entry that was once published under this one. Null if there is none or it isn't public any
 * more.
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
    // Access rules decide whether a visitor sees it.
    where: { id: { equals: entry } },
    select: { slug: true },
    ...one,
    ...anonymous,
  })
  const now = found.docs[0]?.slug
  return now && now !== slug ? now : null
}

/** Old slugs of entries, by the entry's id. */
export async function oldSlugs(
  entries: { id: string; slug?: string | null }[],
  access: AccessContext,
): Promise<Map<string, string[]>> {
  const payload = await getCms()
  const ids = entries.map(({ id }) => id)
  const where: Where = { entry: { in: ids } }
  const { docs } = ids.length
    ? await payload.find({ collection: 'address', where, sort: '-createdAt', pagination: false, ...access })
    : { docs: [] }
  return new Map(
    entries.map(({ id, slug }) => [
      id,
      docs.filter(({ entry, slug: old }) => entry === id && old !== slug).map(({ slug: old }) => old),
    ]),
  )
}
