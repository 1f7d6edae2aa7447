import type { CollectionConfig } from 'payload'
import { isStaff } from '../../access/isStaff'
import { publishedNowOrStaff } from '../../access/publishedNowOrStaff'
import { computeReadTime } from '../../hooks/computeReadTime'
import { fillMeta } from '../../hooks/fillMeta'
import { fillTextPictures } from '../../hooks/fillTextPictures'
import { keepAddress } from '../../hooks/keepAddress'
import { keepSearchEntry } from '../../hooks/keepSearchEntry'
import { refuseGhosts } from '../../hooks/refuseGhosts'
import { refuseUnsafeLinks } from '../../hooks/refuseUnsafeUrl'
import { blogCategories, contentBounds, defaultAuthor } from '../../src/domain/categories'
import { defaultReadTime } from '../../src/domain/readTime'
import { editor } from '../../src/rich-text/editor'
import { drafts, previews, statusField } from '../fields/drafts'
import { oldAddresses } from '../fields/oldAddresses'
import { pictureFields } from '../fields/picture'
import { slugField } from '../fields/slug'
import { textList } from '../fields/textList'
import { textPictures } from '../fields/textPictures'
import { deleteViewCount } from './deleteViewCount'
import { fillPublishedAt } from './fillPublishedAt'

export const BlogPost: CollectionConfig = {
  slug: 'blog-post',
  labels: { singular: 'Blog Post', plural: 'Blog Posts' },
  admin: {
    ...previews('blog-post'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', '_status', 'publishedAt'],
  },
  access: {
    read: publishedNowOrStaff,
    readVersions: isStaff,
    create: isStaff,
    update: isStaff,
    delete: isStaff,
  },
  versions: drafts,
  hooks: {
    beforeValidate: [refuseGhosts],
    beforeChange: [fillPublishedAt, fillMeta, computeReadTime, fillTextPictures],
    afterChange: [keepAddress.afterChange, keepSearchEntry.afterChange],
    afterDelete: [keepAddress.afterDelete, keepSearchEntry.afterDelete, deleteViewCount],
  },
  defaultSort: '-publishedAt',
  indexes: [
    { fields: ['_status', 'publishedAt'] },
    { fields: ['_status', 'isFeatured', 'publishedAt'] },
    { fields: ['_status', 'category', 'publishedAt'] },
  ],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: contentBounds.title },
    slugField,
    oldAddresses,
    { name: 'excerpt', type: 'textarea', required: true, maxLength: contentBounds.summary },
    {
      name: 'content',
      type: 'richText',
      editor,
      required: true,
      hooks: { beforeValidate: [refuseUnsafeLinks] },
    },
    textPictures,
    { name: 'featuredImage', type: 'group', fields: pictureFields },
    { name: 'category', type: 'select', required: true, options: [...blogCategories] },
    textList('tags'),
    { name: 'author', type: 'text', defaultValue: defaultAuthor, maxLength: contentBounds.title },
    { name: 'isFeatured', type: 'checkbox', defaultValue: false },
    { name: 'metaTitle', type: 'text', maxLength: contentBounds.metaTitle },
    { name: 'metaDescription', type: 'textarea', maxLength: contentBounds.metaDescription },
    {
      name: 'readTime',
      type: 'number',
      defaultValue: defaultReadTime,
      admin: { readOnly: true, description: 'Minutes, computed on save' },
    },
    {
      name: 'publishedAt',
      type: 'date',
      index: true,
      admin: {
        date: { pickerAppearance: 'dayAndTime' },
        components: { afterInput: ['/src/admin/payload/AgencyTime#AgencyTime'] },
        description: 'Empty: when it is published. In the future: scheduled.',
      },
    },
    statusField,
  ],
}
