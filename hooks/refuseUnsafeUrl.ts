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
  // In the built product the message is sent without its details.
  error.message = message
  return error
}

/**
 * Payload doesn't validate drafts, but colleagues click their links. @throws {ValidationError} for a URL that
 * may run code
 */
export const refuseUnsafeUrl: FieldHook = ({ value, ...where }) => {
  if (typeof value === 'string' && value && !isSafeUrl(value)) throw refuse(unsafeUrlProblem, where)
  return value
}

/** The same for links and images in rich text. */
export const refuseUnsafeLinks: FieldHook = ({ value, ...where }) => {
  const [first] = unsafeLinks(value)
  if (first !== undefined)
    throw refuse(`Invalid link: ${first.slice(0, 80)}. It must start with http:// or https://.`, where)
  return value
}
