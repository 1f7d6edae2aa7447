'use client'

import { MoreHorizontal } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { buttonClass } from './Button'
import { Tooltip } from './Tooltip'

export interface MenuItem {
  label: string
  icon?: ReactNode
  onSelect: () => void
  isDangerous?: boolean
}

interface Props {
  label: string
  items: readonly MenuItem[]
  /** The button that opens the menu. */
  buttonRef?: RefObject<HTMLButtonElement | null>
}

/** A three-dot menu with more actions. */
export function Menu({ label, items, buttonRef }: Props) {
  return (
    <Radix.Root modal={false}>
      <Tooltip text={label}>
        <Radix.Trigger ref={buttonRef} aria-label={label} className={`${buttonClass('quiet')} px-2.5`}>
          <MoreHorizontal aria-hidden size={16} />
        </Radix.Trigger>
      </Tooltip>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={4}
          className="frontdesk z-[27] min-w-48 rounded-lg border border-line bg-surface p-1 text-ink shadow-lg"
        >
          {items.map((item) => (
            <Radix.Item
              key={item.label}
              onSelect={item.onSelect}
              className={`flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-sm outline-none data-highlighted:bg-pressed ${item.isDangerous ? 'text-danger' : ''}`}
            >
              {item.icon}
              {item.label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
