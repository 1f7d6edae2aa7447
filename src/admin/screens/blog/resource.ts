import type { Resource } from '@/admin/shared/crud/resource'

export const post: Resource = { path: '/api/admin/blog-posts', name: 'blog post', collection: 'blog-post' }

/** What was written last stands first, drafts among it; the site orders by the day of publishing. */
export const newestFirst = { sort: 'newest' }
