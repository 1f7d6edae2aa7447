import { adminAnalytics as figures } from '../../content/analytics'
import { adminOnly, endpoint } from '../endpoint'

export const adminAnalytics = [
  endpoint({ method: 'get', path: '/admin/analytics', allow: adminOnly, handle: () => figures() }),
]
