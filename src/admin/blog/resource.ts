import type { Resource } from '../crud/resource'

export const post: Resource = { path: '/api/admin/blog-posts', name: 'blog post', collection: 'blog-post' }
