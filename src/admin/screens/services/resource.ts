import type { Resource } from '@/admin/shared/crud/resource'

export const service: Resource = {
  path: '/api/admin/services',
  name: 'service',
  collection: 'service',
  list: 'services',
}
