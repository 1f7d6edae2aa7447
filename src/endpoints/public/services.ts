import { activeServices } from '@/content/services'
import { listed } from '@/http/responses'
import { publicPageQuery } from '@/schemas/query'
import { endpoint } from '../endpoint'
import { readingIn } from './readingIn'

export const publicServices = [
  endpoint({
    method: 'get',
    path: '/services',
    query: publicPageQuery,
    handle: async ({ query: { locale, ...paging } }) =>
      listed(await activeServices(paging, await readingIn(locale))),
  }),
]
