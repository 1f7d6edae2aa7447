import { mediaTags } from '@/content/mediaTags'
import { picturePlaces } from '@/content/picturePlaces'
import { contentRoles } from '@/domain/roles'
import { withDocumentLock } from '@/runtime/documentLock'
import { deletableIds } from '@/trash/deletableIds'
import { moveToTrash } from '@/trash/moveToTrash'
import { endpoint } from '../endpoint'

/** Complements Payload's own endpoints under /api/media: tags in use, where an image is used, and deleting it. */
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
  endpoint({
    method: 'get',
    path: '/admin/media/:id/rights',
    allow: contentRoles,
    async handle({ req, id }) {
      return { canDelete: (await deletableIds(req, 'media', [{ id: id() }])).has(id()) }
    },
  }),
  endpoint({
    method: 'delete',
    path: '/admin/media/:id',
    allow: contentRoles,
    handle: ({ req, id }) =>
      withDocumentLock(id(), async () => ({
        message: 'Image deleted successfully!',
        deletedAt: await moveToTrash(req, 'media', id()),
      })),
  }),
]
