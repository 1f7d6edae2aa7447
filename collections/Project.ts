import type { CollectionConfig } from 'payload'
import { contentLimits } from '@/domain/categories'
import { dayFormat } from '@/domain/clock'
import { deleteOwnDrafts } from '../access/deleteOwn'
import { exceptForContentStaff } from '../access/exceptForContentStaff'
import { isContentStaff } from '../access/isContentStaff'
import { publishedOrContentStaff } from '../access/publishedOrContentStaff'
import { deleteDiscussion } from '../hooks/deleteDiscussion'
import { recordCreator } from '../hooks/recordCreator'
import { recordSlugHistory } from '../hooks/recordSlugHistory'
import { requireTitleOnCreate } from '../hooks/requireTitleOnCreate'
import { syncSearchEntry } from '../hooks/syncSearchEntry'
import { caseStudy } from './fields/caseStudy'
import { createdBy } from './fields/createdBy'
import { dateInRange } from './fields/dateInRange'
import { drafts, previews, statusField } from './fields/drafts'
import { oldAddresses } from './fields/oldAddresses'
import { pictureList } from './fields/picture'
import { slugField } from './fields/slug'
import { textList } from './fields/textList'
import { urlField } from './fields/url'

export const Project: CollectionConfig = {
  slug: 'project',
  labels: { singular: 'Project', plural: 'Projects' },
  admin: {
    hidden: exceptForContentStaff,
    ...previews('project'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'clientName', 'completedAt'],
  },
  versions: drafts,
  access: {
    read: publishedOrContentStaff,
    readVersions: isContentStaff,
    create: isContentStaff,
    update: isContentStaff,
    delete: deleteOwnDrafts,
  },
  hooks: {
    beforeValidate: [requireTitleOnCreate],
    beforeChange: [recordCreator],
    afterChange: [recordSlugHistory.afterChange, syncSearchEntry.afterChange],
    afterDelete: [recordSlugHistory.afterDelete, syncSearchEntry.afterDelete, deleteDiscussion],
  },
  defaultSort: '-completedAt',
  indexes: [
    { fields: ['_status', 'completedAt'] },
    { fields: ['_status', 'isFeatured', 'completedAt'] },
    { fields: ['_status', 'category', 'completedAt'] },
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: contentLimits.title },
    slugField,
    oldAddresses,
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      required: true,
      maxLength: contentLimits.longText,
    },
    { name: 'category', type: 'text', required: true, maxLength: contentLimits.category },
    { name: 'isFeatured', type: 'checkbox', defaultValue: false },
    pictureList('images'),
    { name: 'clientName', type: 'text', maxLength: contentLimits.title },
    dateInRange('completedAt', { index: true, admin: { date: { displayFormat: dayFormat } } }),
    textList('technologies'),
    urlField('projectUrl'),
    urlField('githubUrl'),
    { type: 'collapsible', label: 'Case study', admin: { initCollapsed: true }, fields: caseStudy },
    createdBy,
    statusField,
  ],
}
