import type { TextField } from 'payload'
import { maxSlugLength, slugPattern } from '@/domain/slug'
import { copySlug } from '../../hooks/copySlug'
import { fillSlug } from '../../hooks/fillSlug'

/** The part of the URL that identifies the entry; generated from the title if empty. */
export const slugField: TextField = {
  name: 'slug',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  maxLength: maxSlugLength,
  hooks: { beforeDuplicate: [copySlug], beforeValidate: [fillSlug] },
  validate: (value: unknown) =>
    (!value && 'A slug is required: the title has no letters a–z or digits to make one of.') ||
    (typeof value === 'string' && value.length <= maxSlugLength && slugPattern.test(value)) ||
    'Use lowercase letters, digits and single hyphens.',
}
