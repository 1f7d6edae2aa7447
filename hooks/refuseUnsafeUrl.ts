import { type FieldHook, ValidationError } from 'payload'
import { isSafeUrl, unsafeUrlProblem } from '@/domain/url'
import { unsafeLinks } from '@/rich-text/unsafeLinks'

type Where = Pick<Parameters<FieldHook>[0], 'collection' | 'global' | 'path' | 'req'>

function refuse(message: string, { collection, global, path, req }: Where): ValidationError {
  const errors = [{ path: path.join('.'), message }]
  const error = new ValidationError({
    ...(collection && { collection: collection.slug }),
    ...(global && { global: global.slug }),
    errors,
    req,
  })
  // The built product sends the message without its details.
  error.message = message
  return error
}

/** Payload validates no draft, but colleagues click what is in one. @throws {ValidationError} for an address that may run */
export const refuseUnsafeUrl: FieldHook = ({ value, ...where }) => {
  if (typeof value === 'string' && value && !isSafeUrl(value)) throw refuse(unsafeUrlProblem, where)
  return value
}

/** The same for the links and pictures in rich text. */
export const refuseUnsafeLinks: FieldHook = ({ value, ...where }) => {
  const [first] = unsafeLinks(value)
  if (first !== undefined)
    throw refuse(`Invalid link: ${first.slice(0, 80)}. It must start with http:// or https://.`, where)
  return value
}
