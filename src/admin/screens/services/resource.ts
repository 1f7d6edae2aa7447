import type { Resource } from '../../shared/crud/resource'

export const service: Resource = { path: '/api/admin/services', name: 'service', collection: 'service' }
