import { mediaTags } from '@/content/mediaTags'
import { picturePlaces } from '@/content/picturePlaces'
import { contentRoles } from '@/domain/roles'
import { endpoint } from '../endpoint'

/** Complements Payload's own endpoints under /api/media: the tags in use, and where an image is used. */
export const adminMedia = [
  endpoint({
    method: 'get',
    path: '/admin/media/tags',
    allow: contentRoles,
    handle: ({ as }) => mediaTags(as),
  }),
  endpoint({
    method: 'get',
    path: '/admin/media/:id/places',
    allow: contentRoles,
    handle: ({ id, as }) => picturePlaces(id(), as),
  }),
]
