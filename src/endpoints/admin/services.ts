import type { RequiredDataFromCollectionSlug } from 'payload'
import type { z } from 'zod'
import { toService } from '@/content/shapes'
import type { ServiceEntity } from '@/domain/entities'
import { adminOnly } from '@/domain/roles'
import { serviceDraftSchema, serviceSchema } from '@/schemas/service'
import { bulk } from './bulk'
import { comments } from './comments'
import { crud } from './crud'
import { type Drafted, editing } from './editing'
import { versions } from './versions'

const services: Drafted<
  'service',
  z.infer<typeof serviceSchema>,
  z.infer<typeof serviceDraftSchema>,
  ServiceEntity
> = {
  collection: 'service',
  path: '/admin/services',
  name: 'Service',
  allow: adminOnly,
  body: serviceSchema,
  draft: serviceDraftSchema,
  // Saving here publishes a draft: `isActive` decides whether visitors see it.
  toData: async (body) => ({ ...body, _status: 'published' }) as RequiredDataFromCollectionSlug<'service'>,
  toEntities: async (docs) => docs.map(toService),
}

export const adminServices = [
  bulk(services),
  ...crud(services),
  ...editing(services),
  ...comments(services),
  ...versions(services),
]
