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
export function TextAreaField(props: Props) {
  const { label, hint, error, isRequired, className, onChange, rows = 3, ...control } = props
  return (
    <Field {...props}>
      {(shared) => (
        <textarea {...control} {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}
