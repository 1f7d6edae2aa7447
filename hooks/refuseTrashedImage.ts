import type { FieldHook, Where } from 'payload'
import { refuse } from './refuse'

/**
 * An editor that was open while a colleague cleaned up the media library may still offer the image.
 * @throws {ValidationError} for a newly chosen image in the trash, which visitors wouldn't see
 */
export const refuseTrashedImage: FieldHook = async ({ value, previousValue, path, req, ...where }) => {
  if (!value || value === previousValue) return value
  const trashed: Where = { and: [{ id: { equals: value } }, { deletedAt: { exists: true } }] }
  if (await req.payload.db.findOne({ collection: 'media', where: trashed, req }))
    throw refuse('This image is in the trash. Choose another one.', { ...where, req, path: path.join('.') })
  return value
}
