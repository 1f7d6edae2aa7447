import type { PayloadRequest } from 'payload'
import { cms } from './payload'

/** The row that holds the sum of all others, so that no answer has to add them up. */
export const totalRow = 'total'

/** Views of the posts with these ids, in one query; a post without a row has none. */
export async function viewCounts(postIds: string[], req?: PayloadRequest): Promise<Map<string, number>> {
  if (!postIds.length) return new Map()
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'view-count',
    where: { post: { in: postIds } },
    pagination: false,
    ...(req && { req }),
  })
  return new Map(docs.map(({ post, count }) => [post, count]))
}

/** Views of all posts there ever were. */
export async function totalViews(req?: PayloadRequest): Promise<number> {
  const counts = await viewCounts([totalRow], req)
  return counts.get(totalRow) ?? 0
}
