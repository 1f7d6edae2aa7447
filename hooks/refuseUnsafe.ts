import type { FieldHook } from 'payload'
import { isSafeUrl, unsafeUrlProblem } from '@/domain/url'
import { isWellFormed } from '@/rich-text/isWellFormed'
import { unsafeLinks } from '@/rich-text/unsafeLinks'
import { refuse } from './refuse'

/** Colleagues click the links of drafts. @throws {ValidationError} for a URL that may run code */
export const refuseUnsafeUrl: FieldHook = ({ value, path, ...where }) => {
  if (typeof value === 'string' && value && !isSafeUrl(value))
    throw refuse(unsafeUrlProblem, { ...where, path: path.join('.') })
  return value
}

/**
 * The same for links and images in rich text, which must be one that can be read again.
 * @throws {ValidationError} for anything else
 */
export const refuseUnsafeText: FieldHook = ({ value, path, ...where }) => {
  const at = { ...where, path: path.join('.') }
  if (!isWellFormed(value)) throw refuse('Invalid text.', at)
  const [first] = unsafeLinks(value)
  if (first !== undefined)
    throw refuse(`Invalid link: ${first.slice(0, 80)}. It must start with http:// or https://.`, at)
  return value
}
