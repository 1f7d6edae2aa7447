import type { Resource } from '@/admin/shared/crud/resource'

export const post: Resource = {
  path: '/api/admin/blog-posts',
  name: 'blog post',
  collection: 'blog-post',
  // The last one written is first, drafts included; the site orders by the day of publishing.
  order: 'newest',
}
