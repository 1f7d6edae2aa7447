import * as z from 'zod'
import { previewPath } from '@/content/previewLink'
import { draftedCollections } from '@/domain/contentCollections'
import { contentRoles } from '@/domain/roles'
import { forbidden, notFound } from '@/http/HttpError'
import { mayUpdate } from '../../../access/mayUpdate'
import { endpoint } from '../endpoint'

const kindSchema = z.enum(draftedCollections)

/** `open` redirects to the link. */
const query = z.object({ open: z.literal('true').optional() })

/** The shareable preview link of an entry's draft. */
export const adminPreview = [
  endpoint({
    method: 'get',
    path: '/admin/preview/:kind/:id',
    allow: contentRoles,
    query,
    async handle({ req, param, id, query: { open } }) {
      const kind = kindSchema.safeParse(param('kind'))
      if (!kind.success) throw notFound()
      const { update } = req.payload.collections[kind.data].config.access
      if (!(await update({ req }))) throw forbidden()
      if (!(await mayUpdate(kind.data, id(), req))) throw notFound()
      const path = previewPath(kind.data, id())
      return open ? new Response(null, { status: 303, headers: { Location: path } }) : { path }
    },
  }),
]
