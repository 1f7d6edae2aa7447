import type { NumberField } from 'payload'
import { number } from 'payload/shared'

type Options = Partial<Pick<NumberField, 'required' | 'min' | 'max' | 'defaultValue' | 'admin'>>

export const wholeNumber = (name: string, options: Options): NumberField => ({
  name,
  type: 'number',
  ...options,
  validate: (value, args) => {
    if (typeof value === 'number' && !Number.isInteger(value)) return 'Enter a whole number.'
    return number(value as never, args as never)
  },
})
