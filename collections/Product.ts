import type { CollectionConfig } from 'payload'
import { activeOrAdmin } from '../access/activeOrAdmin'
import { hiddenFromEditors } from '../access/hiddenFromEditors'
import { isAdmin } from '../access/isAdmin'
import { keepSearchEntry } from '../hooks/keepSearchEntry'
import { refuseGhosts } from '../hooks/refuseGhosts'
import { contentBounds, productCategories, ratingBounds } from '../src/domain/categories'
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
    hidden: hiddenFromEditors,
    ...previews('product'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'price', 'isActive', 'isFeatured'],
  },
  versions: drafts,
  access: { read: activeOrAdmin, readVersions: isAdmin, create: isAdmin, update: isAdmin, delete: isAdmin },
  hooks: {
    beforeValidate: [refuseGhosts],
    afterChange: [keepSearchEntry.afterChange],
    afterDelete: [keepSearchEntry.afterDelete],
  },
  defaultSort: '-createdAt',
  indexes: [
    { fields: ['_status', 'isActive', 'createdAt'] },
    { fields: ['_status', 'isActive', 'isFeatured', 'createdAt'] },
    { fields: ['_status', 'isActive', 'category', 'createdAt'] },
  ],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: contentBounds.title },
    { name: 'description', type: 'textarea', required: true, maxLength: contentBounds.summary },
    { name: 'longDescription', type: 'textarea', maxLength: contentBounds.longText },
    { name: 'category', type: 'select', required: true, options: productCategories },
    wholeNumber('price', { required: true, min: 1, max: contentBounds.rupees, admin: rupees }),
    wholeNumber('originalPrice', { min: 0, max: contentBounds.rupees, admin: rupees }),
    textList('technologies'),
    textList('features'),
    pictureList('images'),
    urlField('downloadUrl'),
    urlField('demoUrl'),
    wholeNumber('rating', {
      required: true,
      min: ratingBounds.min,
      max: ratingBounds.max,
      defaultValue: ratingBounds.default,
    }),
    wholeNumber('reviewCount', { required: true, min: 0, max: contentBounds.reviewCount, defaultValue: 0 }),
    { name: 'isActive', type: 'checkbox', defaultValue: true },
    { name: 'isFeatured', type: 'checkbox', defaultValue: false },
    statusField,
  ],
}
