import type { CollectionConfig } from 'payload'
import { contentLimits } from '@/domain/categories'
import { editor } from '@/rich-text/editor'
import { anyone } from '../access/anyone'
import { exceptForAdmins } from '../access/exceptForAdmins'
import { isAdmin } from '../access/isAdmin'
import { contentChangedHooks } from '../hooks/contentChanged'
import { indexInlineImages } from '../hooks/indexInlineImages'
import { refuseUnsafeLinks } from '../hooks/refuseUnsafeUrl'
import { slugField } from './fields/slug'
import { textPictures } from './fields/textPictures'

/** Pages with their own URL, such as privacy and terms; the footer links to those that exist. */
export const Page: CollectionConfig = {
  slug: 'page',
  labels: { singular: 'Page', plural: 'Pages' },
  admin: { hidden: exceptForAdmins, useAsTitle: 'title', defaultColumns: ['title', 'slug', 'updatedAt'] },
  access: { read: anyone, readVersions: isAdmin, create: isAdmin, update: isAdmin, delete: isAdmin },
  // Keeps what was deliberately replaced.
  versions: { drafts: false, maxPerDoc: 50 },
  hooks: { ...contentChangedHooks, beforeChange: [indexInlineImages] },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: contentLimits.title },
    slugField,
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      required: true,
      maxLength: contentLimits.metaDescription,
    },
    {
      name: 'content',
      type: 'richText',
      localized: true,
      editor,
      required: true,
      hooks: { beforeValidate: [refuseUnsafeLinks] },
    },
    textPictures,
  ],
}
