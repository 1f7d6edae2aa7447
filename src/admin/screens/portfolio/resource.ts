import type { Resource } from '@/admin/shared/crud/resource'

export const project: Resource = {
  path: '/api/admin/projects',
  name: 'project',
  collection: 'project',
  list: 'projects',
}
