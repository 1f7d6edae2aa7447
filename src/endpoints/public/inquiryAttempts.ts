import type { PayloadRequest } from 'payload'
import { hashKey } from '@/runtime/hashKey'
import type { StoredInquiry } from './storeInquiry'

/** What is stored of an attempt: key and content combined, so that a key alone gives no access to an inquiry. */
export const attemptName = ({ payload }: PayloadRequest, key: string, content: object): string =>
  hashKey(`${key} ${JSON.stringify(content)}`, payload)

async function leadOf({ payload }: PayloadRequest, attempt: string): Promise<StoredInquiry | undefined> {
  const { docs } = await payload.find({
    collection: 'lead',
    where: { attempt: { equals: attempt } },
    trash: true,
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0]
}

/**
 * The lead created by an earlier attempt, or a new one. Looks for the earlier one only if the database rejects the new
 * one: hardly any attempt is a second one, and two concurrent ones create one this way too.
 */
export async function once(
  req: PayloadRequest,
  attempt: string,
  create: () => Promise<StoredInquiry>,
): Promise<StoredInquiry> {
  try {
    return await create()
  } catch (error) {
    const before = await leadOf(req, attempt)
    if (before) return before
    throw error
  }
}
