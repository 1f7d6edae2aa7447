'use client'

import { MoreHorizontal } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { buttonClass } from './Button'
import { Tooltip } from './Tooltip'

interface ItemLook {
  label: string
  icon?: ReactNode
  isDangerous?: boolean
}

/** An action, or a link that opens in a new tab. */
export type MenuItem = ItemLook &
  ({ onSelect: () => void; href?: never } | { href: string; onSelect?: never })

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
          {items.map(({ label, icon, isDangerous, onSelect, href }) => (
            <Radix.Item
              key={label}
              {...(onSelect && { onSelect })}
              asChild={Boolean(href)}
              className={`flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-sm outline-none data-highlighted:bg-pressed ${isDangerous ? 'text-danger' : ''}`}
            >
              {href ? (
                <a href={href} target="_blank" rel="noreferrer" className="text-ink no-underline">
                  {icon}
                  {label}
                  <span className="sr-only"> in a new tab</span>
                </a>
              ) : (
                <>
                  {icon}
                  {label}
                </>
              )}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
