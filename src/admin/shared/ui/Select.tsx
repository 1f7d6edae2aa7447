'use client'

import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { type Choice, labelOf } from '@/domain/choice'

interface Props {
  /** Its label, for screen readers. */
  label: string
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
  id?: string
  ref?: Ref<HTMLButtonElement>
  className?: string
  /** Shown before the selected label. */
  mark?: ReactNode
  /** Shown before the label of each option. */
  markOf?: ((value: string) => ReactNode) | undefined
  placeholder?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
  'aria-required'?: boolean | undefined
}

const triggerClass =
  'inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-md border px-3 text-sm font-medium focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent'

/** Keeps the Enter that chose an option from also pressing what is focused then, such as a question about the choice. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

/** A select, usable by mouse, keyboard and type-ahead. */
export function Select({ label, value, choices, onChange, ...rest }: Props) {
  const { id, className, mark, markOf, placeholder, ...aria } = rest
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.Trigger
        id={id}
        aria-label={label}
        {...aria}
        className={`${triggerClass} ${className ?? 'border-line bg-surface text-ink hover:bg-raised'}`}
      >
        {mark}
        <Radix.Value placeholder={placeholder}>{value ? labelOf(choices, value) : undefined}</Radix.Value>
        <Radix.Icon className="ml-auto">
          <ChevronDown aria-hidden size={14} />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          onKeyDown={keepEnter}
          className="frontdesk z-[29] max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden rounded-lg border border-line bg-surface p-1 text-ink shadow-lg"
        >
          <Radix.Viewport>
            {choices.map((choice) => (
              <Radix.Item
                key={choice.value}
                value={choice.value}
                className="flex min-h-8 cursor-pointer items-center gap-2 rounded-md px-2 text-sm outline-none data-highlighted:bg-pressed"
              >
                <span className="w-4">
                  <Radix.ItemIndicator>
                    <Check aria-hidden size={14} />
                  </Radix.ItemIndicator>
                </span>
                {markOf?.(choice.value)}
                <Radix.ItemText>{choice.label}</Radix.ItemText>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
