import type { Where } from 'payload'
import type { Page, PostAnalytics, PostLine } from '../domain/entities'
import { dashboardRows } from '../domain/limits'
import type { BlogPost } from '../payload-types'
import { cms } from './payload'
import { publishedNow, scheduledLater } from './published'
import type { Reader } from './reader'
import { mostViewed, totalViews } from './viewCounts'

const lineFields = { title: true, slug: true, publishedAt: true, updatedAt: true } as const

const toLine = ({
  id,
  title,
  slug,
  publishedAt,
  updatedAt,
}: Pick<BlogPost, 'id' | keyof typeof lineFields>) => ({
  id,
  // Payload keeps a draft without its required fields.
  title: title || 'Untitled',
  slug: slug ?? '',
  publishedAt: publishedAt ?? null,
  updatedAt,
})

async function lines(where: Where, sort: string, limit: number, reader: Reader): Promise<Page<PostLine>> {
  const payload = await cms()
  const { docs, totalDocs } = await payload.find({
    collection: 'blog-post',
    where,
    sort,
    limit,
    depth: 0,
    select: lineFields,
    ...reader,
  })
  return { entries: docs.map(toLine), total: totalDocs }
}

async function mostRead(reader: Reader): Promise<PostAnalytics['mostRead']> {
  const views = await mostViewed(dashboardRows, reader)
  const { entries } = await lines({ id: { in: [...views.keys()] } }, 'id', views.size || 1, reader)
  return entries
    .map((post) => ({ ...post, viewCount: views.get(post.id) ?? 0 }))
    .sort((one, other) => other.viewCount - one.viewCount)
}

/** How the blog stands, for those who write it. */
export async function postAnalytics(reader: Reader): Promise<PostAnalytics> {
  const payload = await cms()
  const [published, views, read, drafts, scheduled] = await Promise.all([
    payload.count({ collection: 'blog-post', where: publishedNow(), ...reader }),
    totalViews(),
    mostRead(reader),
    lines({ _status: { equals: 'draft' } }, '-updatedAt', dashboardRows, reader),
    lines(scheduledLater(), 'publishedAt', dashboardRows, reader),
  ])
  return { publishedPosts: published.totalDocs, totalViews: views, mostRead: read, drafts, scheduled }
}
