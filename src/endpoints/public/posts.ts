import { publishedPost, publishedPosts } from '@/content/posts'
import { listed, one } from '@/http/responses'
import { catalogueQuery } from '@/schemas/query'
import { endpoint } from '../endpoint'

export const publicPosts = [
  endpoint({
    method: 'get',
    path: '/blog-posts',
    query: catalogueQuery,
    handle: async ({ query: { limit, page, ...filter } }) =>
      listed(await publishedPosts(filter, { limit, page })),
  }),
  endpoint({
    method: 'get',
    path: '/blog-posts/:slug',
    handle: async ({ param }) => one(await publishedPost(param('slug'))),
  }),
]
