import type { DateField } from 'payload'
import { date } from 'payload/shared'
import { isInDateRange } from '@/domain/clock'

type Options = Partial<Pick<DateField, 'index' | 'admin'>>

/** A time in the years that the product can compare. */
export const dateInRange = (name: string, options: Options): DateField => ({
  name,
  type: 'date',
  ...options,
  validate: (value, args) => {
    const result = date(value as never, args as never)
    if (result !== true || !value) return result
    return isInDateRange(new Date(value).toISOString()) || 'Enter a valid date.'
  },
})
