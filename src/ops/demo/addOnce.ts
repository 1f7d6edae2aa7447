import type { CollectionSlug, Payload, Where } from 'payload'

interface Entry {
  collection: CollectionSlug
  /** Identifies it: no other entry of its collection is created at this moment. */
  createdAt: string
  /** Where two entries can't have the same. */
  slug?: string
}

async function find(payload: Payload, collection: CollectionSlug, where: Where): Promise<string | undefined> {
  const only = { limit: 1, depth: 0, pagination: false, trash: true } as const
  const { docs } = await payload.find({ collection, where, ...only })
  return docs[0] && String(docs[0].id)
}

/**
 * Adds an entry of a demo, unless a process that was killed added it before its step was recorded.
 * @returns its id; undefined if an entry of somebody else has its address
 */
export async function addOnce(
  payload: Payload,
  { collection, createdAt, slug }: Entry,
  create: () => Promise<unknown>,
): Promise<string | undefined> {
  const mine = () => find(payload, collection, { createdAt: { equals: createdAt } })
  const added = await mine()
  if (added) return added
  if (slug && (await find(payload, collection, { slug: { equals: slug } }))) return undefined
  await create()
  return mine()
}
