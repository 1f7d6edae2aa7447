import type { CollectionConfig } from 'payload'
import { contentLimits, defaultServiceIcon, serviceIcons } from '@/domain/categories'
import { activeOrAdmin } from '../access/activeOrAdmin'
import { exceptForAdmins } from '../access/exceptForAdmins'
import { isAdmin } from '../access/isAdmin'
import { deleteDiscussion } from '../hooks/deleteDiscussion'
import { requireTitleOnCreate } from '../hooks/requireTitleOnCreate'
import { syncSearchEntry } from '../hooks/syncSearchEntry'
import { drafts, previews, statusField } from './fields/drafts'
import { textList } from './fields/textList'
import { wholeNumber } from './fields/wholeNumber'

export const Service: CollectionConfig = {
  slug: 'service',
  labels: { singular: 'Service', plural: 'Services' },
  admin: {
    hidden: exceptForAdmins,
    ...previews('service'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'price', 'isActive', 'order'],
  },
  versions: drafts,
  access: { read: activeOrAdmin, readVersions: isAdmin, create: isAdmin, update: isAdmin, delete: isAdmin },
  hooks: {
    beforeValidate: [requireTitleOnCreate],
    afterChange: [syncSearchEntry.afterChange],
    afterDelete: [syncSearchEntry.afterDelete, deleteDiscussion],
  },
  defaultSort: 'order',
  indexes: [{ fields: ['_status', 'isActive', 'order'] }],
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: contentLimits.title },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      required: true,
      maxLength: contentLimits.summary,
    },
    textList('features', { localized: true }),
    textList('technologies'),
    { name: 'price', type: 'text', required: true, maxLength: contentLimits.price },
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
      min: -contentLimits.order,
      max: contentLimits.order,
      defaultValue: 0,
    }),
    statusField,
  ],
}
