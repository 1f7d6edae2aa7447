import type { CollectionSlug, PayloadRequest, Where } from 'payload'

/** Whether the caller may change this entry: published, draft or in the trash. */
export async function mayUpdate(collection: string, id: string, req: PayloadRequest): Promise<boolean> {
  const known = req.payload.collections[collection as CollectionSlug]
  const allowed = req.user && known && (await known.config.access.update({ req, id }))
  if (!allowed) return false
  const named: Where = { id: { equals: id } }
  const { docs } = await req.payload.find({
    collection: collection as CollectionSlug,
    where: allowed === true ? named : { and: [named, allowed] },
    limit: 1,
    depth: 0,
    pagination: false,
    ...(known.config.trash && { trash: true }),
    req,
  })
  return docs.length > 0
}
