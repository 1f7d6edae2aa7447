import type { CollectionBeforeDeleteHook } from 'payload'

/** Deletes a lead's notes with it, without their hooks, which would record them one by one. */
export const deleteNotes: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { lead: { equals: id } }
  await req.payload.db.deleteMany({ collection: 'lead-note', where, req })
}
