import type { CollectionConfig } from 'payload'
import { anybody } from '../access/anybody'
import { isStaff } from '../access/isStaff'
import { contentChangedHooks } from '../hooks/contentChanged'
import { keepAddress } from '../hooks/keepAddress'
import { keepSearchEntry } from '../hooks/keepSearchEntry'
import { contentBounds } from '../src/domain/categories'
import { oldAddresses } from './fields/oldAddresses'
import { pictureList } from './fields/picture'
import { slugField } from './fields/slug'
import { textList } from './fields/textList'
import { urlField } from './fields/url'

export const Project: CollectionConfig = {
  slug: 'project',
  labels: { singular: 'Project', plural: 'Projects' },
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'category', 'clientName', 'completedAt'] },
  access: { read: anybody, create: isStaff, update: isStaff, delete: isStaff },
  hooks: {
    afterChange: [keepAddress.afterChange, keepSearchEntry.afterChange, ...contentChangedHooks.afterChange],
    afterDelete: [keepAddress.afterDelete, keepSearchEntry.afterDelete, ...contentChangedHooks.afterDelete],
  },
  defaultSort: '-completedAt',
  indexes: [{ fields: ['isFeatured', 'completedAt'] }, { fields: ['category', 'completedAt'] }],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: contentBounds.title },
    slugField,
    oldAddresses,
    { name: 'description', type: 'textarea', required: true, maxLength: contentBounds.longText },
    { name: 'category', type: 'text', required: true, maxLength: contentBounds.category },
    { name: 'isFeatured', type: 'checkbox', defaultValue: false },
    pictureList('images'),
    { name: 'clientName', type: 'text', maxLength: contentBounds.title },
    { name: 'completedAt', type: 'date', index: true },
    textList('technologies'),
    urlField('projectUrl'),
    urlField('githubUrl'),
  ],
}
