import type { Resource } from '@/admin/shared/crud/resource'

export const post: Resource = {
  path: '/api/admin/blog-posts',
  name: 'blog post',
  collection: 'blog-post',
  list: 'blog-posts',
  // Newest first, drafts included; the site sorts by publish date.
}
