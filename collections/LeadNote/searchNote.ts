import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { leadSearchText } from '@/domain/leadSearch'
import { relationId } from '@/domain/relationId'
import type { Lead, LeadNote } from '@/payload-types'
import { noteTexts } from './noteTexts'

/**
 * Updates what a lead is found by. Only that: the lead's own version stays, so that a note doesn't get in the way of
 * someone who is editing the lead. Callers hold the lead's lock.
 */
async function refresh(id: Lead['id'], req: PayloadRequest): Promise<void> {
  const { payload } = req
  const lead = await payload.findByID({ collection: 'lead', id, trash: true, depth: 0, req })
  const searchText = leadSearchText({ ...lead, stream: await noteTexts(id, req) })
  const data = { searchText, updatedAt: lead.updatedAt }
  await payload.db.updateOne({ collection: 'lead', id, data, req, returning: false })
}

export const searchNote: CollectionAfterChangeHook<LeadNote> = async ({ doc, req }) => {
  await refresh(relationId(doc.lead), req)
  return doc
}

export const unsearchNote: CollectionAfterDeleteHook<LeadNote> = async ({ doc, req }) => {
  await refresh(relationId(doc.lead), req)
  return doc
}
