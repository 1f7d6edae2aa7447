import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { picturePlaces } from '@/content/picturePlaces'
import { describePlaces } from '@/domain/picturePlaces'

/**
 * Refuses to delete an image that is in use, even in a draft.
 * @throws {APIError} 409 that names where it is used
 */
export const preventDeleteInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const places = await picturePlaces(String(id), { req, user: req.user })
  if (places.length) throw new APIError(describePlaces(places), 409, { places }, true)
}
