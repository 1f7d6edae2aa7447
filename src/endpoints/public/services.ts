import { activeServices } from '@/content/services'
import { listed } from '@/http/responses'
import { endpoint } from '../endpoint'
import { pageQuery } from '../schemas/query'

export const publicServices = [
  endpoint({
    method: 'get',
    path: '/services',
    query: pageQuery,
    handle: async ({ query }) => listed(await activeServices(query)),
  }),
]
