import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { picturePlaces } from '@/content/picturePlaces'
import { describePlaces } from '@/domain/picturePlaces'

/**
 * A picture that is shown somewhere, or will be, is not deleted.
 * @throws {APIError} 409 that names the places
 */
export const preventDeleteInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const places = await picturePlaces(String(id), { req, user: req.user })
  if (places.length) throw new APIError(describePlaces(places), 409, { places }, true)
}
