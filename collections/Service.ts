import type { CollectionConfig } from 'payload'
import { activeOrAdmin } from '../access/activeOrAdmin'
import { isAdmin } from '../access/isAdmin'
import { contentChangedHooks } from '../hooks/contentChanged'
import { keepSearchEntry } from '../hooks/keepSearchEntry'
import { contentBounds, defaultServiceIcon, serviceIcons } from '../src/domain/categories'
import { textList } from './fields/textList'
import { wholeNumber } from './fields/wholeNumber'

export const Service: CollectionConfig = {
  slug: 'service',
  labels: { singular: 'Service', plural: 'Services' },
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'price', 'isActive', 'order'] },
  access: { read: activeOrAdmin, create: isAdmin, update: isAdmin, delete: isAdmin },
  hooks: {
    afterChange: [keepSearchEntry.afterChange, ...contentChangedHooks.afterChange],
    afterDelete: [keepSearchEntry.afterDelete, ...contentChangedHooks.afterDelete],
  },
  defaultSort: 'order',
  indexes: [{ fields: ['isActive', 'order'] }],
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
  ],
}
