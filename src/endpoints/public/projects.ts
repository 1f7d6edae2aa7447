import { projects } from '@/content/projects'
import { listed } from '@/http/responses'
import { pageQuery } from '@/schemas/query'
import { endpoint } from '../endpoint'

export const publicProjects = [
  endpoint({
    method: 'get',
    path: '/projects',
    query: pageQuery,
    handle: async ({ query }) => listed(await projects(query)),
  }),
]
