import type { CollectionConfig } from 'payload'
import { activeOrAdmin } from '../access/activeOrAdmin'
import { hiddenFromEditors } from '../access/hiddenFromEditors'
import { isAdmin } from '../access/isAdmin'
import { keepSearchEntry } from '../hooks/keepSearchEntry'
import { refuseGhosts } from '../hooks/refuseGhosts'
import { contentBounds, defaultServiceIcon, serviceIcons } from '../src/domain/categories'
import { drafts, previews, statusField } from './fields/drafts'
import { textList } from './fields/textList'
import { wholeNumber } from './fields/wholeNumber'

export const Service: CollectionConfig = {
  slug: 'service',
  labels: { singular: 'Service', plural: 'Services' },
  admin: {
    hidden: hiddenFromEditors,
    ...previews('service'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'price', 'isActive', 'order'],
  },
  versions: drafts,
  access: { read: activeOrAdmin, readVersions: isAdmin, create: isAdmin, update: isAdmin, delete: isAdmin },
  hooks: {
    beforeValidate: [refuseGhosts],
    afterChange: [keepSearchEntry.afterChange],
    afterDelete: [keepSearchEntry.afterDelete],
  },
  defaultSort: 'order',
  indexes: [{ fields: ['_status', 'isActive', 'order'] }],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: contentBounds.title },
    { name: 'description', type: 'textarea', required: true, maxLength: contentBounds.summary },
    textList('features'),
    textList('technologies'),
    { name: 'price', type: 'text', required: true, maxLength: contentBounds.price },
    {
      name: 'icon',
      type: 'select',
      options: [...serviceIcons],
      defaultValue: defaultServiceIcon,
      required: true,
    },
    { name: 'isActive', type: 'checkbox', defaultValue: true },
    wholeNumber('order', {
      required: true,
      min: -contentBounds.order,
      max: contentBounds.order,
      defaultValue: 0,
    }),
    statusField,
  ],
}
