'use client'

import { Field, type FieldProps } from './Field'

interface Props extends FieldProps {
  value: string
  onChange: (value: string) => void
  rows?: number
  maxLength?: number
  placeholder?: string
  lang?: string
  onBlur?: () => void
}

/** Multi-line text, or a list with one item per line. */
export function TextAreaField({ label, hint, error, isRequired = false, className, ...props }: Props) {
  const { value, onChange, rows = 3, ...input } = props
  const { maxLength } = input
  const reachedLimit = maxLength && value.length >= maxLength ? maxLength : undefined
  const field = {
    label,
    name: input.name,
    hint,
    error,
    reachedLimit,
    isRequired,
    ...(className && { className }),
  }
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...input}
          {...control}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
