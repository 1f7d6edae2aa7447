'use client'

import type { ReactNode } from 'react'
import type { Choice } from '@/domain/choice'
import { Select } from '../ui/Select'

/** Radix knows no choice without a value; no value of ours is blank. */
const any = ' '

interface Props<Value extends string> {
  label: string
  /** What stands for no filter. */
  all: string
  /** Empty or left out: nothing is narrowed. */
  value: string | undefined
  choices: readonly Choice<Value>[]
  /** Gets undefined where the filter is taken away. */
  onChange: (value: Value | undefined) => void
  /** Drawn before the chosen label. */
  mark?: ReactNode
  className?: string
}

/** Narrows a list to one of a few choices; one that narrows stands out. */
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
