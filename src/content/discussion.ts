import type { PayloadRequest } from 'payload'

/** Differs after every comment on an entry, and every step of its review. Doesn't check access. */
export async function discussionVersion(entry: string, req: PayloadRequest): Promise<string> {
  const versions = (['comment', 'review'] as const).map(async (collection) => {
    const { docs, totalDocs } = await req.payload.find({
      collection,
      where: { entry: { equals: entry } },
      sort: '-updatedAt',
      limit: 1,
      select: { updatedAt: true },
      depth: 0,
      req,
    })
    return `${totalDocs} ${docs[0]?.updatedAt ?? ''}`
  })
  return (await Promise.all(versions)).join(' ')
}
