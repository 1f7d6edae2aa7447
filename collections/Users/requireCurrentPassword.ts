import { APIError, type CollectionBeforeValidateHook } from 'payload'

/**
 * Changing one's own password requires the current one, checked by the profile endpoint: an unattended session is not
 * enough.
 * @throws {APIError} 409
 */
export const requireCurrentPassword: CollectionBeforeValidateHook = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const isOwn = operation === 'update' && req.user && req.user.id === originalDoc?.id
  if (isOwn && data?.password !== undefined && !req.context.knowsPassword)
    throw new APIError('Change your own password in your profile.', 409, undefined, true)
  return data
}
