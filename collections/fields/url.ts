import type { TextField } from 'payload'
import { text } from 'payload/shared'
import { contentLimits } from '@/domain/categories'
import { isSafeUrl, unsafeUrlProblem } from '@/domain/url'
import { refuseUnsafeUrl } from '../../hooks/refuseUnsafe'

/** A URL that the site links to or shows; never one that runs code. */
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
