import { activeServices } from '@/content/services'
import { listed } from '@/http/responses'
import { pageQuery } from '@/schemas/query'
import { endpoint } from '../endpoint'

export const publicServices = [
  endpoint({
    method: 'get',
    path: '/services',
    query: pageQuery,
    handle: async ({ query }) => listed(await activeServices(query)),
  }),
]
