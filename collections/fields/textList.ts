import type { TextField } from 'payload'
import { contentLimits } from '@/domain/categories'

/** A list of short texts, such as features or technologies. */
export const textList = (name: string, { localized = false } = {}): TextField => ({
  name,
  type: 'text',
  hasMany: true,
  localized,
  // A plain default would be stored for every language on MongoDB.
  defaultValue: localized ? () => [] : [],
  maxLength: contentLimits.listItem,
  maxRows: contentLimits.listItems,
  admin: { components: { Cell: '/src/admin/payload/ListCell#ListCell' } },
})
