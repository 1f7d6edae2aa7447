import type { TextField } from 'payload'
import { text } from 'payload/shared'
import { refuseUnsafeUrl } from '../../hooks/refuseUnsafeUrl'
import { contentLimits } from '../../src/domain/categories'
import { isSafeUrl, unsafeUrlProblem } from '../../src/domain/url'

/** An address that the site links or shows; never one that runs. */
export const urlField = (
  name: string,
  more: Partial<Pick<TextField, 'required' | 'admin'>> = {},
): TextField => ({
  name,
  type: 'text',
  maxLength: contentLimits.url,
  hooks: { beforeValidate: [refuseUnsafeUrl] },
  ...more,
  validate: (value, options) => {
    if (typeof value === 'string' && value && !isSafeUrl(value)) return unsafeUrlProblem
    return text(value as never, options as never)
  },
})
