'use client'

import type { FieldProps } from './Field'
import { TextField } from './TextField'

interface Props extends FieldProps {
  name?: string
  /** As typed; `wholeNumber` of the domain reads it. */
  value: string
  onChange: (value: string) => void
  min?: number
  max?: number
  placeholder?: string
}

/** A whole number. */
export const NumberField = (props: Props) => (
  <TextField type="number" inputMode="numeric" step={1} {...props} />
)
