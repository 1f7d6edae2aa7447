'use client'

import { Tooltip as Radix } from 'radix-ui'
import type { FocusEvent, ReactNode } from 'react'

/** In milliseconds (specification §9). */
const openDelay = 700
const skipDelay = 300

/** Wraps the whole back office, so that after a first tooltip the next ones open at once. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      {children}
    </Radix.Provider>
  )
}

interface Props {
  text: ReactNode
  children: ReactNode
}

/** Focus that comes back from a dialog closed by mouse would open it too. */
const onlyForKeyboard = (event: FocusEvent) => {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
}

/** Names an icon-only control for sighted users; the control has its own accessible label. */
export function Tooltip({ text, children }: Props) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild onFocus={onlyForKeyboard}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          className="frontdesk z-[29] rounded-md bg-ink px-2 py-1 text-xs text-surface shadow-lg"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
