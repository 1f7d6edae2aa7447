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
  | 'list'
  | 'lang'
>

interface Props extends FieldProps, InputProps {
  value: string
  onChange: (value: string) => void
}

/** A single-line input: text, number, URL or date. */
export function TextField({ label, hint, error, isRequired = false, className, ...props }: Props) {
  const { value, onChange, ...input } = props
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
        <input
          autoComplete="off"
          {...input}
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
