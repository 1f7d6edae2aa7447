import type { CollectionConfig } from 'payload'
import { contentLimits } from '@/domain/categories'
import { editor } from '@/rich-text/editor'
import { exceptForAdmins } from '../access/exceptForAdmins'
import { isAdmin } from '../access/isAdmin'
import { publishedOrAdmin } from '../access/publishedOrAdmin'
import { draftedChangedHooks } from '../hooks/contentChanged'
import { deleteDiscussion } from '../hooks/deleteDiscussion'
import { indexInlineImages } from '../hooks/indexInlineImages'
import { recordSlugHistory } from '../hooks/recordSlugHistory'
import { refuseUnsafeText } from '../hooks/refuseUnsafe'
import { requireTitleOnCreate } from '../hooks/requireTitleOnCreate'
import { drafts, previews, statusField } from './fields/drafts'
import { oldAddresses } from './fields/oldAddresses'
import { slugField } from './fields/slug'
import { textPictures } from './fields/textPictures'

/** Pages with their own URL, such as privacy and terms; the footer links to those that exist. */
export const Page: CollectionConfig = {
  slug: 'page',
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    hidden: exceptForAdmins,
    ...previews('page'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
  },
  access: {
    read: publishedOrAdmin,
    readVersions: isAdmin,
    create: isAdmin,
    update: isAdmin,
    delete: isAdmin,
  },
  versions: drafts,
  hooks: {
    beforeValidate: [requireTitleOnCreate],
    beforeChange: [indexInlineImages],
    afterChange: [recordSlugHistory.afterChange, draftedChangedHooks.afterChange],
    afterDelete: [recordSlugHistory.afterDelete, draftedChangedHooks.afterDelete, deleteDiscussion],
  },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: contentLimits.title },
    slugField,
    oldAddresses,
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
      hooks: { beforeValidate: [refuseUnsafeText] },
    },
    textPictures,
    statusField,
  ],
}
