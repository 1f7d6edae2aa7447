import type { TextField } from 'payload'
import { fillSlug } from '../../hooks/fillSlug'
import { slugBound, slugPattern } from '../../src/domain/slug'

/** The part of the address that names the entry; made of the title while it is empty. */
export const slugField: TextField = {
  name: 'slug',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  maxLength: slugBound,
  hooks: { beforeValidate: [fillSlug] },
  validate: (value: unknown) =>
    (typeof value === 'string' && value.length <= slugBound && slugPattern.test(value)) ||
    'A slug consists of lowercase letters, digits and single hyphens.',
}
