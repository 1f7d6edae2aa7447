import type { Page, PostEntity } from '../domain/entities'
import type { BlogPost } from '../payload-types'
import { cms } from './payload'
import { publishedNow } from './publishedNow'
import { type Paging, visitor } from './reader'
import { all, holds } from './search'
import { toPost } from './shapes'
import { viewCounts } from './viewCounts'

export interface PostFilter {
  featured?: boolean | undefined
  category?: string | undefined
  /** Part of title, excerpt or category, in any case. */
  search?: string | undefined
}

/** Stored posts with their views. */
export async function withViews(docs: BlogPost[]): Promise<PostEntity[]> {
  const views = await viewCounts(docs.map(({ id }) => id))
  return docs.map((doc) => toPost(doc, views.get(doc.id) ?? 0))
}

/** The posts whose time has come, newest first. */
export async function publishedPosts(filter: PostFilter, paging: Paging): Promise<Page<PostEntity>> {
  const { featured, category, search } = filter
  const payload = await cms()
  const { docs, totalDocs } = await payload.find({
    collection: 'blog-post',
    where: all(
      publishedNow(),
      featured !== undefined && { isFeatured: { equals: featured } },
      category && { category: { equals: category } },
      search && holds(search, ['title', 'excerpt', 'category']),
    ),
    sort: '-publishedAt',
    depth: 1,
    ...paging,
    ...visitor,
  })
  return { entries: await withViews(docs), total: totalDocs }
}

/** A post whose time has come; null where there is none. */
export async function publishedPost(slug: string): Promise<PostEntity | null> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'blog-post',
    where: all(publishedNow(), { slug: { equals: slug } }),
    limit: 1,
    pagination: false,
    depth: 1,
    ...visitor,
  })
  const [post] = await withViews(docs)
  return post ?? null
}
