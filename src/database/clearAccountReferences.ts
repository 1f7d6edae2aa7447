import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { PayloadRequest } from 'payload'

/**
 * Takes a deleted account out of the leads that name it, in the transaction of the request. SQLite does so itself; on
 * MongoDB the id would stay.
 */
export async function clearAccountReferences(id: string, req: PayloadRequest): Promise<void> {
  const { db } = req.payload
  if (db.name !== 'mongoose') return
  const { collections, sessions } = db as unknown as MongooseAdapter
  const session = sessions?.[String((await req.transactionID) ?? '')]
  const options = { timestamps: false, ...(session && { session: session as never }) }
  await collections.lead?.updateMany({ owner: id }, { $set: { owner: null } }, options)
  await collections.lead?.updateMany(
    { 'nextSteps.person': id },
    { $set: { 'nextSteps.$[theirs].person': null } },
    { ...options, arrayFilters: [{ 'theirs.person': id }] },
  )
}
