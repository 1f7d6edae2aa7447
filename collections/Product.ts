import type { CollectionConfig } from 'payload'
import { activeOrStaff } from '../access/activeOrStaff'
import { isAdmin } from '../access/isAdmin'
import { contentChangedHooks } from '../hooks/contentChanged'
import { contentBounds, productCategories, ratingBounds } from '../src/domain/categories'
import { pictureList } from './fields/picture'
import { textList } from './fields/textList'

export const Product: CollectionConfig = {
  slug: 'product',
  labels: { singular: 'Product', plural: 'Products' },
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'category', 'price', 'isActive', 'isFeatured'] },
  access: { read: activeOrStaff, create: isAdmin, update: isAdmin, delete: isAdmin },
  hooks: contentChangedHooks,
  defaultSort: '-createdAt',
  indexes: [
    { fields: ['isActive', 'createdAt'] },
    { fields: ['isActive', 'isFeatured', 'createdAt'] },
    { fields: ['isActive', 'category', 'createdAt'] },
  ],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: contentBounds.title },
    { name: 'description', type: 'textarea', required: true, maxLength: contentBounds.summary },
    { name: 'longDescription', type: 'textarea', maxLength: contentBounds.longText },
    { name: 'category', type: 'select', required: true, options: productCategories },
    { name: 'price', type: 'number', required: true, min: 1, admin: { description: 'Whole rupees' } },
    { name: 'originalPrice', type: 'number', min: 0, admin: { description: 'Whole rupees' } },
    textList('technologies'),
    textList('features'),
    pictureList('images'),
    { name: 'downloadUrl', type: 'text', maxLength: contentBounds.url },
    { name: 'demoUrl', type: 'text', maxLength: contentBounds.url },
    {
      name: 'rating',
      type: 'number',
      required: true,
      min: ratingBounds.min,
      max: ratingBounds.max,
      defaultValue: ratingBounds.default,
    },
    { name: 'reviewCount', type: 'number', required: true, min: 0, defaultValue: 0 },
    { name: 'isActive', type: 'checkbox', defaultValue: true },
    { name: 'isFeatured', type: 'checkbox', defaultValue: false },
  ],
}
