import { publicAnalytics as figures } from '@/content/analytics'
import { endpoint } from '../endpoint'

export const publicAnalytics = [
  endpoint({ method: 'get', path: '/analytics/public', handle: () => figures() }),
]
