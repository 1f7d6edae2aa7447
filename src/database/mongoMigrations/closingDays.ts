import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { agencyDay } from '@/domain/clock'

const closedStatuses = ['completed', 'rejected']

/** Sets when closed leads were closed: as the audit trail says, or else on the day of their last change. */
export async function closingDays({ db }: Payload): Promise<void> {
  const { lead, 'audit-entry': entries } = (db as unknown as MongooseAdapter).collections
  if (!lead || !entries) return
  const unknown = { status: { $in: closedStatuses }, closedOn: null }
  for await (const { _id, updatedAt } of lead.collection.find(unknown, { projection: { updatedAt: 1 } })) {
    const change = { kind: 'lead', document: String(_id), 'changes.field': 'status' }
    const entry = await entries.collection.findOne(change, { sort: { createdAt: -1 } })
    const closedOn = new Date(`${agencyDay(entry?.createdAt ?? updatedAt)}T00:00:00.000Z`)
    // A lead changed meanwhile already has its day.
    await lead.collection.updateOne({ _id, ...unknown }, { $set: { closedOn } })
  }
}
