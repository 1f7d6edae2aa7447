'use client'

import { EllipsisVertical } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { useRef } from 'react'
import { Dot, toneClass } from '@/admin/shared/ui/StatusPill'
import { type LeadStatus, leadStatuses } from '@/domain/lead'

interface Props {
  fullName: string
  status: LeadStatus
  onMove: (to: LeadStatus) => void
}

/** Moves a card without dragging. */
export function MoveMenu({ fullName, status, onMove }: Props) {
  const hasMoved = useRef(false)
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger
        aria-label={`Move ${fullName} to…`}
        className="grid size-8 cursor-pointer place-items-center rounded-md text-muted hover:bg-raised hover:text-ink focus-visible:outline-2 focus-visible:outline-accent"
      >
        <EllipsisVertical aria-hidden size={16} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={4}
          onCloseAutoFocus={(event) => {
            // The focus follows the card to its new column.
            if (hasMoved.current) event.preventDefault()
            hasMoved.current = false
          }}
          className="frontdesk z-[29] min-w-44 rounded-lg border border-line bg-surface p-1 text-ink shadow-lg"
        >
          <Radix.Label className="px-2 py-1 text-xs font-medium text-muted">Move to…</Radix.Label>
          {leadStatuses
            .filter(({ value }) => value !== status)
            .map(({ value, label, tone }) => (
              <Radix.Item
                key={value}
                onSelect={() => {
                  hasMoved.current = true
                  onMove(value)
                }}
                className="flex min-h-8 cursor-pointer items-center gap-2 rounded-md px-2 text-sm outline-none data-highlighted:bg-pressed"
              >
                <span className={`rounded-full bg-transparent ${toneClass[tone]}`}>
                  <Dot />
                </span>
                {label}
              </Radix.Item>
            ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
