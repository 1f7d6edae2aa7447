import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { WithId } from 'mongodb'
import type { Payload } from 'payload'
import { leadSearchText, type SearchedLead } from '@/domain/leadSearch'

const atOnce = 500
const read = { fullName: 1, email: 1, phone: 1, company: 1, description: 1, notes: 1, searchText: 1 }

/** Makes existing leads searchable by the digits of their phone numbers and by their notes. */
export async function leadNumbersAndNotes({ db }: Payload): Promise<void> {
  const { lead } = (db as unknown as MongooseAdapter).collections
  if (!lead) return
  let changes: Parameters<typeof lead.collection.bulkWrite>[0] = []
  const write = async () => {
    if (changes.length) await lead.collection.bulkWrite(changes, { ordered: false })
    changes = []
  }
  const stored = lead.collection.find<WithId<SearchedLead & { searchText?: string }>>(
    {},
    { projection: read },
  )
  for await (const { _id, searchText: before, ...held } of stored) {
    const searchText = leadSearchText(held)
    if (searchText === before) continue
    // A lead changed meanwhile already has its text.
    const filter = { _id, searchText: before }
    changes = [...changes, { updateOne: { filter, update: { $set: { searchText } } } }]
    if (changes.length >= atOnce) await write()
  }
  await write()
}
