import { activeServices } from '@/content/services'
import { listed } from '@/http/responses'
import { publicPageQuery } from '@/schemas/query'
import { endpoint } from '../endpoint'
import { localeOptionsOf } from './localeOptionsOf'

export const publicServices = [
  endpoint({
    method: 'get',
    path: '/services',
    query: publicPageQuery,
    handle: async ({ query: { locale, ...paging } }) =>
      listed(await activeServices(paging, await localeOptionsOf(locale))),
  }),
]
