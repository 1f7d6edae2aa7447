import type { PayloadRequest, TypedUser, Where } from 'payload'
import { leadNotes, mayDeleteNote, mayEditNote, toLeadNote } from '@/content/leadNotes'
import { leadNoteLimits } from '@/domain/leadNote'
import { displayName } from '@/domain/person'
import { leadRoles } from '@/domain/roles'
import { forbidden, HttpError, notFound } from '@/http/HttpError'
import { created } from '@/http/responses'
import type { LeadNote } from '@/payload-types'
import { withDocumentLock } from '@/runtime/documentLock'
import { idPattern } from '@/schemas/id'
import { leadNoteSchema } from '@/schemas/leadNote'
import { createOnce } from '../createOnce'
import { type Call, endpoint } from '../endpoint'
import { checkMatch } from '../ifMatch'

const collection = 'lead-note'

type Access = Call['as']

/** Refuses leads in the trash, which are read-only. @throws {NotFound} */
const checkLead = (lead: string, { req, ...as }: Access) =>
  req.payload.findByID({ collection: 'lead', id: lead, select: {}, depth: 0, req, ...as })

/**
 * A note on this lead that the user may act on.
 * @throws {HttpError} 404, 403, or 412 if it isn't the version in `If-Match`
 */
async function noteOf(
  { id, lead }: { id: string; lead: string },
  may: (note: LeadNote, user: TypedUser) => boolean,
  { req, user }: { req: PayloadRequest; user: TypedUser },
): Promise<LeadNote> {
  if (!idPattern.test(id)) throw notFound()
  const where: Where = { and: [{ id: { equals: id } }, { lead: { equals: lead } }] }
  const { docs } = await req.payload.find({ collection, where, limit: 1, pagination: false, depth: 0, req })
  const [note] = docs
  if (!note) throw notFound()
  if (!may(note, user)) throw forbidden()
  checkMatch(req, note.updatedAt)
  return note
}

async function checkRoom(lead: string, req: PayloadRequest): Promise<void> {
  const { totalDocs } = await req.payload.count({ collection, where: { lead: { equals: lead } }, req })
  if (totalDocs >= leadNoteLimits.perLead)
    throw new HttpError(409, `A lead can have at most ${leadNoteLimits.perLead} notes.`)
}

/** Notes on a lead. The lead's lock keeps what it is found by in step with them. */
export const adminLeadNotes = [
  endpoint({
    method: 'get',
    path: '/admin/leads/:id/notes',
    allow: leadRoles,
    handle: ({ as, user, id }) => leadNotes(id(), { ...as, user }),
  }),
  endpoint({
    method: 'post',
    path: '/admin/leads/:id/notes',
    allow: leadRoles,
    body: leadNoteSchema,
    handle: ({ req, as, user, id, body }) =>
      withDocumentLock(id(), async () => {
        await checkLead(id(), as)
        const note = await createOnce(req, { collection, body, depth: 0 }, async () => {
          await checkRoom(id(), req)
          const data = { ...body, lead: id(), author: user.id, authorName: displayName(user) }
          return req.payload.create({ collection, data, depth: 0, req })
        })
        return created(toLeadNote(note, user))
      }),
  }),
  endpoint({
    method: 'put',
    path: '/admin/leads/:id/notes/:note',
    allow: leadRoles,
    body: leadNoteSchema,
    handle: ({ req, as, user, id, param, body }) =>
      withDocumentLock(id(), async () => {
        await checkLead(id(), as)
        const note = await noteOf({ id: param('note'), lead: id() }, mayEditNote, { req, user })
        const changed = await req.payload.update({ collection, id: note.id, data: body, depth: 0, req })
        return toLeadNote(changed, user)
      }),
  }),
  endpoint({
    method: 'delete',
    path: '/admin/leads/:id/notes/:note',
    allow: leadRoles,
    handle: ({ req, as, user, id, param }) =>
      withDocumentLock(id(), async () => {
        await checkLead(id(), as)
        const note = await noteOf({ id: param('note'), lead: id() }, mayDeleteNote, { req, user })
        await req.payload.delete({ collection, id: note.id, depth: 0, req })
        return { message: 'Note deleted successfully!' }
      }),
  }),
]
