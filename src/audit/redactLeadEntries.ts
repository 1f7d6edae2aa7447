import type { PayloadRequest, Where } from 'payload'

/**
 * Removes a visitor's data from earlier entries when a lead is permanently deleted (decision 015). That it existed, and
 * who did what to it, stays.
 */
export async function redactLeadEntries(lead: string, req: PayloadRequest): Promise<void> {
  const where: Where = { and: [{ kind: { equals: 'lead' } }, { document: { equals: lead } }] }
  const { docs } = await req.payload.find({
    collection: 'audit-entry',
    where,
    depth: 0,
    pagination: false,
    req,
  })
  for (const { id } of docs) {
    const data = { changes: [], words: '', updatedAt: new Date().toISOString() }
    await req.payload.db.updateOne({ collection: 'audit-entry', id, data, req, returning: false })
  }
}
