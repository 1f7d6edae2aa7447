import { APIError, type CollectionBeforeValidateHook } from 'payload'

/**
 * Who changes their own password has proved to know the old one, which the profile's endpoint asks for:
 * a session that was left open is not enough.
 * @throws {APIError} 409
 */
export const proveOwnPassword: CollectionBeforeValidateHook = ({ data, originalDoc, operation, req }) => {
  const isOwn = operation === 'update' && req.user && req.user.id === originalDoc?.id
  if (isOwn && data?.password !== undefined && !req.context.knowsPassword)
    throw new APIError('Change your own password in your profile.', 409, undefined, true)
  return data
}
