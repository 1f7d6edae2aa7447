import type { TextField } from 'payload'
import { text } from 'payload/shared'
import { contentBounds } from '../../src/domain/categories'
import { isSafeUrl } from '../../src/domain/url'

/** An address that the site links or shows; never one that runs. */
export const urlField = (
  name: string,
  more: Partial<Pick<TextField, 'required' | 'admin'>> = {},
): TextField => ({
  name,
  type: 'text',
  maxLength: contentBounds.url,
  ...more,
  validate: (value, options) => {
    if (typeof value === 'string' && value && !isSafeUrl(value)) {
      return 'An address must start with http://, https:// or, within this site, with a single slash.'
    }
    return text(value as never, options as never)
  },
})
