'use client'

import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** Milliseconds: specification §9. */
const openDelay = 700
const skipDelay = 300

/** Around the whole back office: of tooltips one after another the later show at once. */
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

/** Says what a control without words does. The control has its own label: this is for the eyes. */
export function Tooltip({ text, children }: Props) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
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
