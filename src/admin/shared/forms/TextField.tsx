'use client'

import type { InputHTMLAttributes } from 'react'
import { Field, type FieldProps } from './Field'

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'autoComplete'
  | 'placeholder'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'step'
  | 'inputMode'
  | 'onBlur'
  | 'lang'
>

interface Props extends FieldProps, InputProps {
  value: string
  onChange: (value: string) => void
}

/** A single-line input: text, number, URL or date. */
export function TextField(props: Props) {
  const { label, hint, error, isRequired, className, onChange, ...control } = props
  return (
    <Field {...props}>
      {(shared) => (
        <input
          autoComplete="off"
          {...control}
          {...shared}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
