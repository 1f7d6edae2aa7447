import { publishedPost, publishedPosts } from '@/content/posts'
import { listed, one } from '@/http/responses'
import { endpoint } from '../endpoint'
import { catalogueQuery } from '../schemas/query'

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
