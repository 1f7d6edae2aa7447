import type { CollectionConfig } from 'payload'
import { contentLimits, productCategories, ratingLimits } from '@/domain/categories'
import { activeOrAdmin } from '../access/activeOrAdmin'
import { exceptForAdmins } from '../access/exceptForAdmins'
import { isAdmin } from '../access/isAdmin'
import { deleteDiscussion } from '../hooks/deleteDiscussion'
import { requireTitleOnCreate } from '../hooks/requireTitleOnCreate'
import { syncSearchEntry } from '../hooks/syncSearchEntry'
import { drafts, previews, statusField } from './fields/drafts'
import { pictureList } from './fields/picture'
import { textList } from './fields/textList'
import { urlField } from './fields/url'
import { wholeNumber } from './fields/wholeNumber'

const rupees = { description: 'Whole rupees' }

export const Product: CollectionConfig = {
  slug: 'product',
  labels: { singular: 'Product', plural: 'Products' },
  admin: {
    hidden: exceptForAdmins,
    ...previews('product'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'price', 'isActive', 'isFeatured'],
  },
  versions: drafts,
  access: { read: activeOrAdmin, readVersions: isAdmin, create: isAdmin, update: isAdmin, delete: isAdmin },
  hooks: {
    beforeValidate: [requireTitleOnCreate],
    afterChange: [syncSearchEntry.afterChange],
    afterDelete: [syncSearchEntry.afterDelete, deleteDiscussion],
  },
  defaultSort: '-createdAt',
  indexes: [
    { fields: ['_status', 'isActive', 'createdAt'] },
    { fields: ['_status', 'isActive', 'isFeatured', 'createdAt'] },
    { fields: ['_status', 'isActive', 'category', 'createdAt'] },
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: contentLimits.title },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      required: true,
      maxLength: contentLimits.summary,
    },
    { name: 'longDescription', type: 'textarea', localized: true, maxLength: contentLimits.longText },
    { name: 'category', type: 'select', required: true, options: productCategories },
    wholeNumber('price', { required: true, min: 1, max: contentLimits.rupees, admin: rupees }),
    wholeNumber('originalPrice', { min: 0, max: contentLimits.rupees, admin: rupees }),
    textList('technologies'),
    textList('features', { localized: true }),
    pictureList('images'),
    urlField('downloadUrl'),
    urlField('demoUrl'),
    wholeNumber('rating', {
      required: true,
      min: ratingLimits.min,
      max: ratingLimits.max,
      defaultValue: ratingLimits.default,
    }),
    wholeNumber('reviewCount', { required: true, min: 0, max: contentLimits.reviewCount, defaultValue: 0 }),
    { name: 'isActive', type: 'checkbox', defaultValue: true },
    { name: 'isFeatured', type: 'checkbox', defaultValue: false },
    statusField,
  ],
}
