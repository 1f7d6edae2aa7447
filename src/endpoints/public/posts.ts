import { publishedPost, publishedPosts } from '@/content/posts'
import { listed, one } from '@/http/responses'
import { catalogQuery, localeQuery } from '@/schemas/query'
import { endpoint } from '../endpoint'
import { localeOptionsOf } from './localeOptionsOf'

export const publicPosts = [
  endpoint({
    method: 'get',
    path: '/blog-posts',
    query: catalogQuery,
    handle: async ({ query: { limit, page, locale, ...filter } }) =>
      listed(await publishedPosts(filter, { limit, page }, await localeOptionsOf(locale))),
  }),
  endpoint({
    method: 'get',
    path: '/blog-posts/:slug',
    query: localeQuery,
    handle: async ({ param, query }) =>
      one(await publishedPost(param('slug'), await localeOptionsOf(query.locale))),
  }),
]
