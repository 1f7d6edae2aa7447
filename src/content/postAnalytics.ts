import type { Where } from 'payload'
import type { Page, PostAnalytics, PostLine } from '../domain/entities'
import { dashboardRows } from '../domain/limits'
import { visibleFrom } from '../domain/publication'
import type { BlogPost } from '../payload-types'
import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'
import { all } from './conditions'
import { lastSaved } from './drafts'
import { publishedNow, scheduledLater } from './published'
import { type ScheduledChange, scheduledChangesOf, scheduledFor } from './scheduledChanges'
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
  // Payload stores drafts without required fields.
  title: title || 'Untitled',
  slug: slug ?? '',
  publishedAt: publishedAt ?? null,
  updatedAt,
})

async function lines(
  where: Where,
  sort: string,
  limit: number,
  access: AccessContext,
): Promise<Page<PostLine>> {
  const payload = await getCms()
  const { docs, totalDocs } = await payload.find({
    collection: 'blog-post',
    where,
    sort,
    limit,
    depth: 0,
    select: lineFields,
    ...access,
  })
  return { entries: docs.map(toLine), total: totalDocs }
}

async function mostRead(access: AccessContext): Promise<PostAnalytics['mostRead']> {
  const views = await mostViewed(dashboardRows, access)
  const { entries } = await lines({ id: { in: [...views.keys()] } }, 'id', views.size || 1, access)
  return entries
    .map((post) => ({ ...post, viewCount: views.get(post.id) ?? 0 }))
    .sort((one, other) => other.viewCount - one.viewCount)
}

/** Drafts among these posts, as they were last saved. */
async function drafts(where: Where, limit: number, access: AccessContext): Promise<Page<PostLine>> {
  const payload = await getCms()
  const { docs, totalDocs } = await payload.find({
    collection: 'blog-post',
    where: all({ _status: { equals: 'draft' } }, where),
    sort: '-updatedAt',
    limit,
    depth: 0,
    ...access,
  })
  return { entries: (await lastSaved('blog-post', docs, access)).map(toLine), total: totalDocs }
}

type ScheduledLine = PostAnalytics['scheduled']['entries'][number]

/** Scheduled posts, soonest first: by their own date, or by a scheduled step of their draft. */
async function scheduledPosts(
  changes: ScheduledChange[],
  access: AccessContext,
): Promise<Page<ScheduledLine>> {
  const ids = changes.map(({ id }) => id)
  const [dated, scheduled] = await Promise.all([
    lines(scheduledLater(), 'publishedAt', dashboardRows, access),
    ids.length ? drafts({ id: { in: ids } }, ids.length, access) : { entries: [], total: 0 },
  ])
  const timed = (entries: PostLine[], isDraft: boolean) =>
    entries.map((post) => {
      const stored = {
        isDraft,
        scheduledFor: scheduledFor(changes, post.id, 'publish'),
        publishedAt: post.publishedAt,
      }
      return { ...post, publishAt: visibleFrom(stored) ?? '' }
    })
  const entries = [...timed(dated.entries, false), ...timed(scheduled.entries, true)]
    .toSorted((one, other) => Date.parse(one.publishAt) - Date.parse(other.publishAt))
    .slice(0, dashboardRows)
  return { entries, total: dated.total + scheduled.total }
}

/** The state of the blog, for authors. */
export async function postAnalytics(access: AccessContext): Promise<PostAnalytics> {
  const payload = await getCms()
  const changes = (await scheduledChangesOf('blog-post')).filter(
    ({ type, at, failed }) => type === 'publish' && at && !failed,
  )
  const scheduledIds = changes.map(({ id }) => id)
  const [published, views, read, unscheduled, scheduled] = await Promise.all([
    payload.count({ collection: 'blog-post', where: publishedNow(), ...access }),
    totalViews(),
    mostRead(access),
    drafts(scheduledIds.length ? { id: { not_in: scheduledIds } } : {}, dashboardRows, access),
    scheduledPosts(changes, access),
  ])
  return {
    publishedPosts: published.totalDocs,
    totalViews: views,
    mostRead: read,
    drafts: unscheduled,
    scheduled,
  }
}
