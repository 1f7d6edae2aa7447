import { projects } from '@/content/projects'
import { listed } from '@/http/responses'
import { publicPageQuery } from '@/schemas/query'
import { endpoint } from '../endpoint'
import { readingIn } from './readingIn'

export const publicProjects = [
  endpoint({
    method: 'get',
    path: '/projects',
    query: publicPageQuery,
    handle: async ({ query: { locale, ...paging } }) =>
      listed(await projects(paging, await readingIn(locale))),
  }),
]
