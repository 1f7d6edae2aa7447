import type { TypedUser } from 'payload'
import type { LeadNoteEntity } from '../domain/entities'
import { leadNoteLimits } from '../domain/leadNote'
import type { LeadNote } from '../payload-types'
import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'
import { isPerson } from './isPerson'

/** Notes are changed by their authors only; admins may delete any. */
export const mayEditNote = (note: LeadNote, user: Pick<TypedUser, 'id'>) => isPerson(note.author, user)
export const mayDeleteNote = (note: LeadNote, user: Pick<TypedUser, 'id' | 'role'>) =>
  user.role === 'admin' || isPerson(note.author, user)

/** A note as this user sees it. */
export const toLeadNote = (note: LeadNote, user: TypedUser): LeadNoteEntity => ({
  id: note.id,
  kind: note.kind,
  text: note.text,
  author: note.authorName,
  mayEdit: mayEditNote(note, user),
  mayDelete: mayDeleteNote(note, user),
  createdAt: note.createdAt,
  updatedAt: note.updatedAt,
})

/** All notes on a lead in any folder, newest first. @throws {NotFound} if there is no such lead */
export async function leadNotes(
  lead: string,
  access: AccessContext & { user: TypedUser },
): Promise<LeadNoteEntity[]> {
  const payload = await getCms()
  await payload.findByID({ collection: 'lead', id: lead, select: {}, trash: true, depth: 0, ...access })
  const { docs } = await payload.find({
    collection: 'lead-note',
    where: { lead: { equals: lead } },
    limit: leadNoteLimits.perLead,
    pagination: false,
    depth: 0,
    ...access,
  })
  return docs.map((note) => toLeadNote(note, access.user))
}
