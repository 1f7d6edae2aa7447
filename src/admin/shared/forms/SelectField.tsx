'use client'

import type { ReactNode } from 'react'
import type { Choice } from '@/domain/choice'
import { Select } from '../ui/Select'
import { Field, type FieldProps } from './Field'

interface Props extends FieldProps {
  name?: string
  /** Empty if nothing is selected. */
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
  placeholder?: string
  markOf?: (value: string) => ReactNode
}

export function SelectField({ label, name, hint, error, isRequired = false, className, ...props }: Props) {
  const { value, choices, onChange, placeholder = 'Choose…', markOf } = props
  const field = { label, name, hint, error, isRequired, ...(className && { className }) }
  return (
    <Field {...field}>
      {({ className, ...control }) => (
        <Select
          {...control}
          label={label}
          value={value}
          choices={choices}
          onChange={onChange}
          placeholder={placeholder}
          mark={value && markOf?.(value)}
          markOf={markOf}
          className={`${className} min-h-10 cursor-pointer font-normal data-placeholder:text-muted`}
        />
      )}
    </Field>
  )
}
