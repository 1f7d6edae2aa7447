import { projects } from '@/content/projects'
import { listed } from '@/http/responses'
import { endpoint } from '../endpoint'
import { pageQuery } from '../schemas/query'

export const publicProjects = [
  endpoint({
    method: 'get',
    path: '/projects',
    query: pageQuery,
    handle: async ({ query }) => listed(await projects(query)),
  }),
]
