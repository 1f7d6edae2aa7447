import type { Resource } from '../crud/resource'

export const project: Resource = { path: '/api/admin/projects', name: 'project', collection: 'project' }
