import type { CollectionConfig } from 'payload'
import { blogCategories, contentLimits, teamOf } from '@/domain/categories'
import { defaultReadTime } from '@/domain/readTime'
import { placeholderContact } from '@/domain/siteSettings'
import { editor } from '@/rich-text/editor'
import { deleteOwnDrafts } from '../../access/deleteOwn'
import { exceptForContentStaff } from '../../access/exceptForContentStaff'
import { isContentStaff } from '../../access/isContentStaff'
import { publishedNowOrContentStaff } from '../../access/publishedNowOrContentStaff'
import { computeReadTime } from '../../hooks/computeReadTime'
import { deleteDiscussion } from '../../hooks/deleteDiscussion'
import { fillMeta } from '../../hooks/fillMeta'
import { indexInlineImages } from '../../hooks/indexInlineImages'
import { recordCreator } from '../../hooks/recordCreator'
import { recordSlugHistory } from '../../hooks/recordSlugHistory'
import { refuseUnsafeText } from '../../hooks/refuseUnsafe'
import { requireTitleOnCreate } from '../../hooks/requireTitleOnCreate'
import { syncSearchEntry } from '../../hooks/syncSearchEntry'
import { createdBy } from '../fields/createdBy'
import { dateInRange } from '../fields/dateInRange'
import { drafts, previews, statusField } from '../fields/drafts'
import { oldAddresses } from '../fields/oldAddresses'
import { pictureFields } from '../fields/picture'
import { slugField } from '../fields/slug'
import { textList } from '../fields/textList'
import { textPictures } from '../fields/textPictures'
import { deleteViewCount } from './deleteViewCount'
import { fillAuthor } from './fillAuthor'
import { fillPublishedAt } from './fillPublishedAt'

export const BlogPost: CollectionConfig = {
  slug: 'blog-post',
  labels: { singular: 'Blog Post', plural: 'Blog Posts' },
  admin: {
    hidden: exceptForContentStaff,
    ...previews('blog-post'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', '_status', 'publishedAt'],
  },
  access: {
    read: publishedNowOrContentStaff,
    readVersions: isContentStaff,
    create: isContentStaff,
    update: isContentStaff,
    delete: deleteOwnDrafts,
  },
  versions: drafts,
  hooks: {
    beforeValidate: [requireTitleOnCreate],
    beforeChange: [recordCreator, fillPublishedAt, fillMeta, computeReadTime, indexInlineImages],
    afterChange: [recordSlugHistory.afterChange, syncSearchEntry.afterChange],
    afterDelete: [
      recordSlugHistory.afterDelete,
      syncSearchEntry.afterDelete,
      deleteViewCount,
      deleteDiscussion,
    ],
  },
  defaultSort: '-publishedAt',
  indexes: [
    { fields: ['_status', 'publishedAt'] },
    { fields: ['_status', 'isFeatured', 'publishedAt'] },
    { fields: ['_status', 'category', 'publishedAt'] },
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: contentLimits.title },
    slugField,
    oldAddresses,
    { name: 'excerpt', type: 'textarea', localized: true, required: true, maxLength: contentLimits.summary },
    {
      name: 'content',
      type: 'richText',
      localized: true,
      editor,
      required: true,
      hooks: { beforeValidate: [refuseUnsafeText] },
    },
    textPictures,
    { name: 'featuredImage', type: 'group', fields: pictureFields },
    { name: 'category', type: 'select', required: true, options: [...blogCategories] },
    textList('tags'),
    {
      name: 'author',
      type: 'text',
      defaultValue: teamOf(placeholderContact.siteName),
      maxLength: contentLimits.title,
      hooks: { beforeValidate: [fillAuthor] },
    },
    { name: 'isFeatured', type: 'checkbox', defaultValue: false },
    { name: 'metaTitle', type: 'text', localized: true, maxLength: contentLimits.metaTitle },
    { name: 'metaDescription', type: 'textarea', localized: true, maxLength: contentLimits.metaDescription },
    {
      name: 'readTime',
      type: 'number',
      defaultValue: defaultReadTime,
      admin: { readOnly: true, description: 'Minutes, calculated on save' },
    },
    dateInRange('publishedAt', {
      index: true,
      admin: {
        date: { pickerAppearance: 'dayAndTime' },
        components: { afterInput: ['/src/admin/payload/AgencyTime#AgencyTime'] },
        description: 'Leave empty to publish immediately, or pick a future time to schedule.',
      },
    }),
    createdBy,
    statusField,
  ],
}
