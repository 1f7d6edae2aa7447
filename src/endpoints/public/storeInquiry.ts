import type { PayloadRequest } from 'payload'
import { collecting } from '@/database/insert/collectCreates'
import { insertBatched } from '@/database/insert/insertBatched'
import { newId } from '@/database/newId'
import type { Lead } from '@/payload-types'

export type StoredInquiry = Pick<Lead, 'id' | 'createdAt'>
type NewLead = Omit<Lead, 'id' | 'createdAt' | 'updatedAt' | 'folder' | 'sortName' | 'sortDue' | 'searchText'>

interface Options {
  req: PayloadRequest
  /** For the collection's hooks. */
  context: { language: string | undefined }
}

/**
 * Stores a visitor's inquiry and what the hooks of its collection create with it, together with other inquiries that
 * arrive meanwhile (decision 078). Payload would also check, fill and read again each of its fields, which takes longer
 * than all the rest: here the schema has checked them (decision 054).
 */
export async function storeInquiry(lead: NewLead, { req, context }: Options): Promise<StoredInquiry> {
  const { payload } = req
  const { config: collection } = payload.collections.lead
  const { beforeChange, afterChange } = collection.hooks
  const id = newId(payload)
  const createdAt = new Date().toISOString()
  const call = { collection, context: { ...req.context, ...context }, operation: 'create' as const, req }
  let data: Partial<Lead> = { ...lead, createdAt, updatedAt: createdAt }
  for (const hook of beforeChange) data = (await hook({ ...call, data, originalDoc: {} })) ?? data
  const doc = { ...data, id }
  const others = await collecting(req, async () => {
    for (const hook of afterChange) await hook({ ...call, data, doc, previousDoc: {} })
  })
  await insertBatched(payload, [{ collection: 'lead', values: doc }, ...others])
  return { id, createdAt }
}
