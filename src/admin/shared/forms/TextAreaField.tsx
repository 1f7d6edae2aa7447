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

/** Above and below the text, with the borders. */
const padding = 18

/** Multi-line text that grows with what is written, or a list with one item per line. */
export function TextAreaField(props: Props) {
  const { label, hint, error, isRequired, className, onChange, rows = 3, ...control } = props
  return (
    <Field {...props}>
      {(shared) => (
        <textarea
          {...control}
          {...shared}
          rows={rows}
          className={`${shared.className} field-sizing-content max-h-96`}
          style={{ minHeight: `calc(${rows}lh + ${padding}px)` }}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
