import type { CollectionSlug, GlobalSlug, Payload } from 'payload'

/** Every entry and global as the database stores it, with all languages and versions. */
export async function everythingStored({ db, config }: Payload): Promise<Record<string, unknown>> {
  const all = { limit: 0, pagination: false, sort: 'id' } as const
  const stored: Record<string, unknown> = {}
  for (const { slug, versions } of config.collections) {
    const collection = slug as CollectionSlug
    stored[slug] = (await db.find({ collection, ...all })).docs
    if (versions) stored[`versions of ${slug}`] = (await db.findVersions({ collection, ...all })).docs
  }
  for (const { slug, versions } of config.globals) {
    const global = slug as GlobalSlug
    stored[slug] = await db.findGlobal({ slug: global })
    if (versions) stored[`versions of ${slug}`] = (await db.findGlobalVersions({ global, ...all })).docs
  }
  return stored
}
