import { z } from 'zod'
import { previewPath } from '../../content/previewLink'
import { searchedCollections } from '../../domain/entities'
import { adminOnly, endpoint, staff } from '../endpoint'
import { HttpError, notFound } from '../HttpError'

const kindSchema = z.enum(searchedCollections)
const byEditors: readonly string[] = ['project', 'blog-post']

/** The link under which an entry's draft can be seen, to hand on to a colleague. */
export const adminPreview = [
  endpoint({
    method: 'get',
    path: '/admin/preview/:kind/:id',
    allow: staff,
    async handle({ req, as, param, id, user }) {
      const kind = kindSchema.safeParse(param('kind'))
      if (!kind.success) throw notFound()
      const isAdmin = (adminOnly as readonly string[]).includes(user.role)
      if (!isAdmin && !byEditors.includes(kind.data)) {
        throw new HttpError(403, 'You are not allowed to do this.')
      }
      await req.payload.findByID({ collection: kind.data, id: id(), depth: 0, draft: true, ...as })
      return { path: previewPath(kind.data, id()) }
    },
  }),
]
