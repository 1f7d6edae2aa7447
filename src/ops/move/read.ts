import type { CollectionSlug, Payload } from 'payload'

export type Row = Record<string, unknown> & { id: string }

/** Documents read at once. */
const page = 500

/** What belongs to one database or one running server only. */
const left = new Set(['payload-migrations', 'payload-locked-documents', 'system-state'])

/** The collections to move, and whether they have versions. */
export const collectionsOf = ({ collections }: Payload) =>
  Object.values(collections)
    .map(({ config }) => ({ slug: config.slug as CollectionSlug, hasVersions: Boolean(config.versions) }))
    .filter(({ slug }) => !left.has(slug))

export const globalsOf = ({ config }: Payload) =>
  config.globals.map(({ slug, versions }) => ({
    slug: slug as 'site-settings',
    hasVersions: Boolean(versions),
  }))

/** A global as the database stores it; empty if it was never saved, in which case MongoDB returns null. */
export const storedGlobal = async ({ db }: Payload, slug: 'site-settings'): Promise<Row> =>
  ((await db.findGlobal({ slug })) ?? {}) as Row

async function* pages(read: (page: number) => Promise<{ docs: unknown[] }>): AsyncGenerator<Row> {
  for (let number = 1; ; number += 1) {
    const { docs } = await read(number)
    yield* docs as Row[]
    if (docs.length < page) return
  }
}

/**
 * Every document of a collection as the database stores it, ordered by id. MongoDB's adapter only pages if told to;
 * otherwise every page is the first one.
 */
export const documents = ({ db }: Payload, collection: CollectionSlug): AsyncGenerator<Row> =>
  pages((number) => db.find({ collection, limit: page, page: number, sort: 'id', pagination: true }))

/** Every version of a collection's documents, oldest first. */
export const versions = ({ db }: Payload, collection: CollectionSlug): AsyncGenerator<Row> =>
  pages((number) => db.findVersions({ collection, limit: page, page: number, sort: ['updatedAt', 'id'] }))

/** Every version of a global, oldest first. */
export const globalVersions = ({ db }: Payload, global: 'site-settings'): AsyncGenerator<Row> =>
  pages((number) => db.findGlobalVersions({ global, limit: page, page: number, sort: ['updatedAt', 'id'] }))
