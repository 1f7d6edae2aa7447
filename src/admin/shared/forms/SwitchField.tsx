'use client'

import { Switch } from 'radix-ui'
import { useId } from 'react'

interface Props {
  name?: string
  label: string
  hint?: string
  value: boolean
  onChange: (value: boolean) => void
}

export function SwitchField({ label, hint, value, onChange }: Props) {
  const id = useId()
  return (
    <div className="flex items-start gap-3 rounded-lg border border-line px-3 py-2.5">
      <Switch.Root
        id={id}
        checked={value}
        onCheckedChange={onChange}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
        className="mt-px h-5 w-9 shrink-0 cursor-pointer rounded-full bg-edge! transition-colors focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent data-[state=checked]:bg-accent!"
      >
        <Switch.Thumb className="block size-4 translate-x-0.5 rounded-full bg-surface transition-transform data-[state=checked]:translate-x-[18px]" />
      </Switch.Root>
      <span className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer text-sm font-medium">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="block text-xs text-muted">
            {hint}
          </span>
        )}
      </span>
    </div>
  )
}
