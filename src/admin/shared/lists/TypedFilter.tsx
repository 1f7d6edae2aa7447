'use client'

import { useEffect, useState } from 'react'
import { TextField } from '../forms/TextField'
import { useDebouncedValue } from '../ui/useDebouncedValue'

interface Props {
  label: string
  type: 'date' | 'number'
  /** The filter's value in the list's state. */
  value: string | undefined
  isValid: (text: string) => boolean
  onChange: (value: string | undefined) => void
  min: number | string
  max: number | string
}

/** A filter that is typed; it applies when typing pauses. */
export function TypedFilter({ label, type, value = '', isValid, onChange, min, max }: Props) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== shown) {
    setShown(value)
    // The URL can also change by going back or by removing the filter.
    if (value !== sent) setTyped(value)
    setSent(value)
  }
  const settled = useDebouncedValue(typed, 400)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each input is applied once.
  useEffect(() => {
    if (settled === value || (settled && !isValid(settled))) return
    setSent(settled)
    onChange(settled || undefined)
  }, [settled])
  return (
    <TextField
      label={label}
      type={type}
      {...(type === 'number' && { inputMode: 'numeric' as const, step: 1 })}
      min={min}
      max={max}
      value={typed}
      onChange={setTyped}
      error={typed && typed === settled && !isValid(typed) ? 'Out of range.' : undefined}
    />
  )
}
