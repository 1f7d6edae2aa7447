import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { passwordBounds } from '../src/domain/roles'

/** Passwords are long enough to hold. @throws {ValidationError} on `password` */
export const checkPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  const password: unknown = data?.password
  if (password === undefined) return data
  const fits =
    typeof password === 'string' &&
    password.length >= passwordBounds.min &&
    password.length <= passwordBounds.max
  if (fits) return data
  const message = `A password has ${passwordBounds.min} to ${passwordBounds.max} characters.`
  throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }], req })
}
