import type { TextField } from 'payload'
import { contentLimits } from '@/domain/categories'

/** A list of short texts, such as features or technologies. */
export const textList = (name: string): TextField => ({
  name,
  type: 'text',
  hasMany: true,
  defaultValue: [],
  maxLength: contentLimits.listItem,
  maxRows: contentLimits.listItems,
  admin: { components: { Cell: '/src/admin/payload/ListCell#ListCell' } },
})
