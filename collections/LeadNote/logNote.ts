import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { writeStep } from '@/audit/writeStep'
import { relationId } from '@/domain/relationId'
import type { Lead, LeadNote } from '@/payload-types'

interface Change {
  lead: Lead['id']
  before: string | null
  after: string | null
}

/** Records a note as a change to its lead, with which it is redacted. */
async function log({ lead: id, before, after }: Change, req: PayloadRequest): Promise<void> {
  if (before === after) return
  const lead = await req.payload.findByID({
    collection: 'lead',
    id,
    select: { fullName: true },
    trash: true,
    depth: 0,
    req,
  })
  await writeStep({ kind: 'lead', document: id, title: lead.fullName }, { field: 'note', before, after }, req)
}

export const logNote: CollectionAfterChangeHook<LeadNote> = async ({ doc, previousDoc, operation, req }) => {
  const before = operation === 'create' ? null : previousDoc.text
  await log({ lead: relationId(doc.lead), before, after: doc.text }, req)
  return doc
}

export const logNoteDeletion: CollectionAfterDeleteHook<LeadNote> = async ({ doc, req }) => {
  await log({ lead: relationId(doc.lead), before: doc.text, after: null }, req)
  return doc
}
