import type { PayloadRequest } from 'payload'
import { versionOf } from '../domain/comment'

/** Versions of the comments on an entry and of its review. Doesn't check access. */
export async function discussionVersion(
  entry: string,
  req: PayloadRequest,
): Promise<{ comments: string; review: string }> {
  const [comments, review] = await Promise.all(
    (['comment', 'review'] as const).map(async (collection) => {
      const { docs, totalDocs } = await req.payload.find({
        collection,
        where: { entry: { equals: entry } },
        sort: '-updatedAt',
        limit: 1,
        select: { updatedAt: true },
        depth: 0,
        req,
      })
      return versionOf(totalDocs, docs)
    }),
  )
  return { comments: comments ?? '', review: review ?? '' }
}
