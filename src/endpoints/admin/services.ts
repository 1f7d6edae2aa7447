import { toService } from '../../content/shapes'
import { adminOnly } from '../endpoint'
import { serviceSchema } from '../schemas/service'
import { crud } from './crud'

export const adminServices = crud({
  collection: 'service',
  path: '/admin/services',
  name: 'Service',
  allow: adminOnly,
  body: serviceSchema,
  searchIn: ['title', 'description'],
  toData: async (body) => body,
  toEntities: async (docs) => docs.map(toService),
})
