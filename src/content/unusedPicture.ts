import { APIError, type PayloadRequest } from 'payload'
import { describePlaces } from '../domain/picturePlaces'
import { picturePlaces } from './picturePlaces'

/**
 * Requires that an image isn't used anywhere, not even in a draft.
 * @throws {APIError} 409 that names where it is used
 */
export async function checkUnused(id: string, req: PayloadRequest): Promise<void> {
  const places = await picturePlaces(id, { req, user: req.user }, { trash: true })
  if (places.length) throw new APIError(describePlaces(places), 409, { places }, true)
}
