import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { usernameSchema } from '@/schemas/user'

/**
 * The username of a new account follows the same rules wherever it is created. Older ones may not; they can't be changed.
 * @throws {ValidationError} on `username`
 */
export const checkUsername: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  // Without one, Payload says that it is required.
  if (operation !== 'create' || !data?.username) return data
  const [problem] = usernameSchema.safeParse(data.username).error?.issues ?? []
  if (!problem) return data
  throw new ValidationError({
    collection: 'users',
    errors: [{ path: 'username', message: problem.message }],
    req,
  })
}
