import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { slugKey } from '@/domain/slugs'

/** Pages have drafts now: what is stored is published, and the newest version of each page is its latest. */
export async function textPageDrafts({ db }: Payload): Promise<void> {
  const { collections, versions } = db as unknown as MongooseAdapter
  const [pages, history, addresses] = [collections.page, versions.page, collections.address]
  if (!pages || !history || !addresses) return
  const unknown = { 'version._status': { $exists: false } }
  await history.collection.updateMany(unknown, { $set: { 'version._status': 'published' } })
  for await (const { _id, slug, deletedAt } of pages.collection.find({ _status: { $exists: false } })) {
    const [newest] = await history.collection.find({ parent: _id }).sort({ updatedAt: -1 }).limit(1).toArray()
    if (newest) await history.collection.updateOne({ _id: newest._id }, { $set: { latest: true } })
    // Later changes of its slug leave a redirect behind.
    if (!deletedAt)
      await addresses.updateOne(
        { key: slugKey('page', slug) },
        { $setOnInsert: { kind: 'page', slug, entry: String(_id) } },
        { upsert: true },
      )
    // Last, because it marks the page as done.
    await pages.collection.updateOne({ _id }, { $set: { _status: 'published' } })
  }
}
