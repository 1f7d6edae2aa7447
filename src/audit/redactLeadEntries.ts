import type { PayloadRequest, Where } from 'payload'

/**
 * A lead that is deleted for good takes with it what its earlier entries quote of a visitor
 * (decision 015); that it was there, and who did what to it, stays.
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
