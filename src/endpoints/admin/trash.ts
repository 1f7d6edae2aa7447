import { adminOnly, contentRoles } from '@/domain/roles'
import { isTrashKind, type TrashKind } from '@/domain/trash'
import { notFound } from '@/http/HttpError'
import { listed } from '@/http/responses'
import { withDocumentLock } from '@/runtime/documentLock'
import { restoreSchema, trashQuery } from '@/schemas/trash'
import { purge } from '@/trash/purge'
import { restoreFromTrash } from '@/trash/restoreFromTrash'
import { trashEntries } from '@/trash/trashEntries'
import { endpoint } from '../endpoint'

/** @throws {HttpError} 404 */
function kindOf(param: (name: string) => string): TrashKind {
  const kind = param('kind')
  if (!isTrashKind(kind)) throw notFound()
  return kind
}

/** Deleted content: what it is, restoring it, and deleting it permanently. */
export const adminTrash = [
  endpoint({
    method: 'get',
    path: '/admin/trash',
    allow: contentRoles,
    query: trashQuery,
    handle: async ({ req, query: { limit, page, ...filter } }) =>
      listed(await trashEntries(filter, { limit, page }, req)),
  }),
  endpoint({
    method: 'post',
    path: '/admin/trash/:kind/:id/restore',
    allow: contentRoles,
    body: restoreSchema,
    handle: ({ req, param, id, body: { deletedAt } }) =>
      withDocumentLock(id(), () => restoreFromTrash(req, { collection: kindOf(param), id: id() }, deletedAt)),
  }),
  endpoint({
    method: 'delete',
    path: '/admin/trash/:kind/:id',
    allow: adminOnly,
    async handle({ req, param, id }) {
      await withDocumentLock(id(), () => purge(req, kindOf(param), id()))
      return { message: 'Permanently deleted.' }
    },
  }),
]
