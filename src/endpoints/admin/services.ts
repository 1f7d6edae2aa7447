import { toService } from '@/content/shapes'
import { adminOnly } from '@/domain/roles'
import { serviceSchema } from '@/schemas/service'
import { crud } from './crud'

export const adminServices = crud({
  collection: 'service',
  path: '/admin/services',
  name: 'Service',
  allow: adminOnly,
  body: serviceSchema,
  // Saving here publishes a draft: `isActive` decides whether visitors see it.
  toData: async (body) => ({ ...body, _status: 'published' as const }),
  toEntities: async (docs) => docs.map(toService),
})
