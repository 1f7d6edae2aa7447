import type { CollectionSlug, Payload, Where } from 'payload'

interface Entry {
  collection: CollectionSlug
  /** Identifies it: no other entry of its collection has this creation time. */
  createdAt: string
  /** Set if it must be unique within the collection. */
  slug?: string
}

async function find(payload: Payload, collection: CollectionSlug, where: Where): Promise<string | undefined> {
  const only = { limit: 1, depth: 0, pagination: false, trash: true } as const
  const { docs } = await payload.find({ collection, where, ...only })
  return docs[0] && String(docs[0].id)
}

/**
 * Adds an entry of a demo, unless a killed process already added it without recording its step.
 * @returns its id; undefined if someone else's entry has its slug
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
