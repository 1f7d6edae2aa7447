'use client'

import { Menu, X } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { Dialog } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { Backdrop } from '../shared/dialogs/Backdrop'
import { Brand } from './Brand'
import { SearchIconButton } from './palette/SearchButton'

const button =
  'grid size-10 cursor-pointer place-items-center rounded-md text-ink hover:bg-pressed focus-visible:outline-2 focus-visible:outline-accent'

/** The top bar on smaller screens; its menu slides in and closes after a choice. */
export function MobileNav({ children }: { children: ReactNode }) {
  const pathname = usePathname()
  // Open for the page it was opened on; the next page starts with it closed.
  const [openOn, setOpenOn] = useState<string | null>(null)
  return (
    <aside className="frontdesk flex h-14 items-center justify-between border-b border-line bg-raised px-3 lg:hidden">
      <Brand />
      <SearchIconButton className={`ml-auto ${button}`} />
      <Dialog.Root open={openOn === pathname} onOpenChange={(open) => setOpenOn(open ? pathname : null)}>
        <Dialog.Trigger aria-label="Open menu" className={button}>
          <Menu aria-hidden size={20} />
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay asChild>
            <Backdrop />
          </Dialog.Overlay>
          <Dialog.Content
            aria-describedby={undefined}
            onClick={({ target }) => {
              // The page may be the same with other filters.
              if (target instanceof Element && target.closest('a')) setOpenOn(null)
            }}
            className="frontdesk fixed inset-y-0 left-0 z-[29] w-72 max-w-[85vw] border-r border-line bg-raised outline-none"
          >
            <Dialog.Title className="sr-only">Menu</Dialog.Title>
            {children}
            <Dialog.Close aria-label="Close menu" className={`absolute top-3 right-3 ${button}`}>
              <X aria-hidden size={18} />
            </Dialog.Close>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </aside>
  )
}
