import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { newId } from '@/database/newId'
import type { Lead } from '@/payload-types'

export type StoredInquiry = Pick<Lead, 'id' | 'createdAt'>
type NewLead = Omit<Lead, 'id' | 'createdAt' | 'updatedAt' | 'folder' | 'sortName' | 'sortDue' | 'searchText'>

interface Options {
  req: PayloadRequest
  /** For the collection's hooks. */
  context: { language: string | undefined }
}

async function store(lead: NewLead, { req, context }: Options): Promise<StoredInquiry> {
  const { config: collection } = req.payload.collections.lead
  const { beforeChange, afterChange } = collection.hooks
  const id = newId(req.payload)
  const createdAt = new Date().toISOString()
  const call = { collection, context: { ...req.context, ...context }, operation: 'create' as const, req }
  let data: Partial<Lead> = { ...lead, createdAt, updatedAt: createdAt }
  for (const hook of beforeChange) data = (await hook({ ...call, data, originalDoc: {} })) ?? data
  await req.payload.db.create({ collection: 'lead', customID: id, data: { ...data }, req, returning: false })
  const doc = { ...data, id }
  for (const hook of afterChange) await hook({ ...call, data, doc, previousDoc: {} })
  return { id, createdAt }
}

/**
 * Stores a visitor's inquiry, with all hooks of its collection, in one transaction where there are any. Payload would
 * also check, fill and read again each of its fields, which takes longer than all the rest: here the schema has
 * checked them (decision 054).
 */
export async function storeInquiry(lead: NewLead, options: Options): Promise<StoredInquiry> {
  const { req } = options
  const isOwn = await initTransaction(req)
  try {
    const stored = await store(lead, options)
    if (isOwn) await commitTransaction(req)
    return stored
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
