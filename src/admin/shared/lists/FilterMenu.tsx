'use client'

import { ListFilter } from 'lucide-react'
import { Popover } from 'radix-ui'
import type { ReactNode } from 'react'
import { buttonClass } from '../ui/Button'

interface Props {
  /** How many of its filters are set. */
  count: number
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
}

/** A button that opens a list's filters. */
export function FilterMenu({ count, onOpenChange, children }: Props) {
  return (
    <Popover.Root modal={false} {...(onOpenChange && { onOpenChange })}>
      <Popover.Trigger className={`${buttonClass()} ${count ? 'border-accent' : ''}`}>
        <ListFilter aria-hidden size={14} />
        <span className="max-sm:sr-only">Filter</span>
        {count > 0 && (
          <span className="grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs text-on-accent tabular-nums">
            {count}
            <span className="sr-only"> set</span>
          </span>
        )}
      </Popover.Trigger>
      <Popover.Content
        aria-label="Filters"
        align="start"
        sideOffset={6}
        collisionPadding={12}
        className="frontdesk z-[26] grid max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1.5rem)] gap-3 overflow-y-auto rounded-xl border border-line bg-surface p-4 text-base text-ink shadow-lg"
      >
        {children}
      </Popover.Content>
    </Popover.Root>
  )
}
