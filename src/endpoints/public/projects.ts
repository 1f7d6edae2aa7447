import { projects } from '@/content/projects'
import { listed } from '@/http/responses'
import { publicPageQuery } from '@/schemas/query'
import { endpoint } from '../endpoint'
import { localeOptionsOf } from './localeOptionsOf'

export const publicProjects = [
  endpoint({
    method: 'get',
    path: '/projects',
    query: publicPageQuery,
    handle: async ({ query: { locale, ...paging } }) =>
      listed(await projects(paging, await localeOptionsOf(locale))),
  }),
]
