'use client'

import type { ReactNode } from 'react'
import type { Choice } from '@/domain/choice'
import { Select } from '../ui/Select'

/** Radix doesn't allow an empty value, and none of ours is a space. */
const any = ' '

interface Props<Value extends string> {
  label: string
  /** The label of the option that clears the filter. */
  all: string
  /** Undefined if not filtered. */
  value: string | undefined
  choices: readonly Choice<Value>[]
  /** Called with undefined when the filter is cleared. */
  onChange: (value: Value | undefined) => void
  /** Shown before the selected label. */
  mark?: ReactNode
  className?: string
}

/** Filters a list by one of a few values; an active filter is highlighted. */
export function FilterSelect<Value extends string>(props: Props<Value>) {
  const { label, all, value, choices, onChange, mark, className = '' } = props
  return (
    <Select
      label={label}
      value={value || any}
      choices={[{ value: any, label: all }, ...choices]}
      onChange={(wanted) => onChange(choices.find((choice) => choice.value === wanted)?.value)}
      mark={mark}
      className={`max-w-full ${value ? 'border-accent' : 'border-line'} bg-surface text-ink hover:bg-raised ${className}`}
    />
  )
}
