'use client'

import type { FieldProps } from './Field'
import { TextField } from './TextField'

interface Props extends FieldProps {
  name?: string
  /** As typed; parsed by `wholeNumber` in the domain. */
  value: string
  onChange: (value: string) => void
  min?: number
  max?: number
  placeholder?: string
}

/** A field for a whole number. */
export const NumberField = (props: Props) => (
  <TextField type="number" inputMode="numeric" step={1} {...props} />
)
