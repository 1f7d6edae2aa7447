import type { PayloadRequest } from 'payload'
import { versionOf } from '../domain/comment'
import type { Presence } from '../domain/entities'

async function version(
  collection: 'comment' | 'review',
  entry: string,
  req: PayloadRequest,
): Promise<string> {
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
}

/** Versions of the comments on an entry and of its review. Doesn't check access. */
export async function discussionVersion(
  entry: string,
  req: PayloadRequest,
): Promise<NonNullable<Presence['discussion']>> {
  const [comments, review] = await Promise.all([
    version('comment', entry, req),
    version('review', entry, req),
  ])
  return { comments, review }
}
