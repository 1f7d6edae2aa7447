import type { CollectionSlug, Where } from 'payload'
import { paths } from '../domain/paths'
import { cms } from './payload'
import { published, publishedActive, publishedNow } from './published'

/** A page of the site: its path without language, and when it last changed (ISO 8601). */
export interface SitemapEntry {
  path: string
  changed?: string
}

/** Search engines read 50,000 addresses a file. */
const maxEntries = 12_000

type Row = { id: string; slug: string; updatedAt: string }

/**
 * The newest entries, as the database gives them: hooks and access, entry by entry, take five times as long as
 * reading ten thousand. So the condition must be what access asks of a visitor.
 */
async function entries(collection: CollectionSlug, where: Where, path: (row: Row) => string) {
  const { db } = await cms()
  const { docs } = await db.find<Row>({
    collection,
    where,
    select: { slug: true, updatedAt: true },
    sort: '-createdAt',
    limit: maxEntries,
    pagination: false,
  })
  return docs.map((row) => ({ path: path(row), changed: row.updatedAt }))
}

/** Every public page whose address holds an id or a slug. */
export async function contentPages(): Promise<SitemapEntry[]> {
  const lists = await Promise.all([
    entries('project', published, ({ slug }) => paths.project(slug)),
    entries('product', publishedActive, ({ id }) => paths.product(id)),
    entries('blog-post', publishedNow(), ({ slug }) => paths.post(slug)),
    entries('page', { slug: { in: ['privacy', 'terms'] } }, ({ slug }) => `/${slug}`),
  ])
  return lists.flat()
}
