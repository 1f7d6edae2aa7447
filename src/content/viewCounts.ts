import type { PayloadRequest } from 'payload'
import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'

/** The row with the sum of all others, so that no request has to add them up. */
export const totalRow = 'total'

/** Views of these posts, in one query; a post without a row has none. */
export async function viewCounts(postIds: string[], req?: PayloadRequest): Promise<Map<string, number>> {
  if (!postIds.length) return new Map()
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'view-count',
    where: { post: { in: postIds } },
    pagination: false,
    ...(req && { req }),
  })
  return new Map(docs.map(({ post, count }) => [post, count]))
}

/** Views of each post that has any, past hooks, which would take longer than reading. */
export async function allViewCounts(): Promise<Map<string, number>> {
  const { db } = await getCms()
  const { docs } = await db.find<{ id: string; post: string; count: number }>({
    collection: 'view-count',
    select: { post: true, count: true },
    pagination: false,
  })
  return new Map(docs.map(({ post, count }) => [post, count]))
}

/** Views of all posts ever published. */
export async function totalViews(req?: PayloadRequest): Promise<number> {
  const counts = await viewCounts([totalRow], req)
  return counts.get(totalRow) ?? 0
}

/** The posts in the trash. */
async function trashedPosts(): Promise<string[]> {
  const payload = await getCms()
  const { docs } = await payload.find({
    collection: 'blog-post',
    where: { deletedAt: { exists: true } },
    select: {},
    trash: true,
    pagination: false,
    depth: 0,
  })
  return docs.map(({ id }) => id)
}

/** The most viewed posts with their views; posts without views or in the trash are left out. */
export async function mostViewed(limit: number, access: AccessContext): Promise<Map<string, number>> {
  const payload = await getCms()
  const left = [totalRow, ...(await trashedPosts())]
  const { docs } = await payload.find({
    collection: 'view-count',
    where: { and: [{ post: { not_in: left } }, { count: { greater_than: 0 } }] },
    sort: '-count',
    limit,
    pagination: false,
    ...access,
  })
  return new Map(docs.map(({ post, count }) => [post, count]))
}

async function rowOf(post: string): Promise<string> {
  const { db } = await getCms()
  const find = () =>
    db.findOne<{ id: string }>({ collection: 'view-count', where: { post: { equals: post } } })
  const row = await find()
  if (row) return row.id
  try {
    return (await db.create({ collection: 'view-count', data: { post, count: 0 } })).id
  } catch (error) {
    // A concurrent first view won the race.
    const other = await find()
    if (!other) throw error
    return other.id
  }
}

/** Counts a view of a post straight in the database: no hooks run, and cached pages stay. */
export async function countView(postId: string): Promise<void> {
  const { db } = await getCms()
  for (const row of [postId, totalRow]) {
    const id = await rowOf(row)
    const data = { count: { $inc: 1 }, updatedAt: null }
    await db.updateOne({ collection: 'view-count', id, data, returning: false })
  }
}

/** Raises the views of a post to at least this many, for a demo; visitors may have been counted before. */
export async function raiseViews(postId: string, views: number): Promise<void> {
  const { db } = await getCms()
  await rowOf(postId)
  await db.updateOne({
    collection: 'view-count',
    where: { and: [{ post: { equals: postId } }, { count: { less_than: views } }] },
    data: { count: views, updatedAt: null },
    returning: false,
  })
}
