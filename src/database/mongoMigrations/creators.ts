import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'

/** Leaves `updatedAt` as it was. */
const plain = { timestamps: false }

const isObjectId = /^[0-9a-f]{24}$/
const kinds = ['blog-post', 'project', 'media'] as const

/** Records who created existing entries, as far as the audit log tells: their drafts stay theirs to delete. */
export async function creators({ db }: Payload): Promise<void> {
  const { collections, versions } = db as unknown as MongooseAdapter
  const people = (await collections.users?.distinct('_id')) ?? []
  const known = new Set(people.map(String))
  for (const kind of kinds) {
    const created = { kind, action: 'created', user: { $ne: null } }
    const trail = (await collections['audit-entry']?.find(created, { document: 1, user: 1 }).lean()) ?? []
    for (const { document, user } of trail) {
      if (!known.has(String(user)) || !isObjectId.test(document)) continue
      const isUnknown = { createdBy: null }
      await collections[kind]?.updateOne(
        { _id: document, ...isUnknown },
        { $set: { createdBy: user } },
        plain,
      )
      await versions[kind]?.updateMany(
        { parent: document, 'version.createdBy': null },
        { $set: { 'version.createdBy': user } },
        plain,
      )
    }
  }
}
