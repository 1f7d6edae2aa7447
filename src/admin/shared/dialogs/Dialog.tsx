'use client'

import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, type RefObject, useRef } from 'react'
import { isHeld } from '../ui/escape'
import { useReturnFocus } from '../ui/useReturnFocus'
import { Backdrop, panelClass } from './Backdrop'

interface Props {
  isOpen: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  /** Footer buttons, the primary one last. */
  actions: ReactNode
  children: ReactNode
  size?: DialogSize | undefined
  /** A click outside doesn't close it, because its content is shown only once. */
  ignoresOutside?: boolean
  /** Takes the focus on close if the dialog was opened by the URL instead of a control. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined
  /** Gets the initial focus; by default the dialog itself, so that Enter does nothing yet. */
  firstFocus?: (() => HTMLElement | null | undefined) | undefined
}

const sizes = {
  small: 'max-w-md',
  medium: 'max-w-2xl',
  wide: 'max-w-[896px]',
  /** For larger forms: as tall as the window, full screen on a phone. */
  full: 'h-dvh max-w-[1160px] short:h-auto max-sm:inset-x-0 max-sm:max-h-dvh max-sm:rounded-none max-sm:border-0',
} as const

export type DialogSize = keyof typeof sizes

/** A dialog whose header and footer stay visible while its content scrolls. */
export function Dialog(props: Props) {
  const { isOpen, onClose, title, description, actions, children } = props
  const { size = 'medium', ignoresOutside = false, fallbackFocus, firstFocus } = props
  const panel = useRef<HTMLDivElement>(null)
  const returnFocus = useReturnFocus(fallbackFocus, () => firstFocus?.() ?? panel.current)
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay asChild>
          <Backdrop />
        </Radix.Overlay>
        <Radix.Content
          ref={panel}
          className={`${panelClass} ${sizes[size]}`}
          onEscapeKeyDown={(event) => isHeld(event) && event.preventDefault()}
          onInteractOutside={(event) => ignoresOutside && event.preventDefault()}
          {...returnFocus}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <header className="flex items-start gap-4 border-b border-line px-5 py-4 short:px-3 short:py-2">
            <div className="min-w-0 grow">
              <Radix.Title className="font-display text-xl font-semibold tracking-tight">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-0.5 text-sm text-muted">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label="Close dialog"
              className="-mr-2 grid size-9 cursor-pointer place-items-center rounded-md text-muted hover:bg-raised hover:text-ink focus-visible:outline-2 focus-visible:outline-accent"
            >
              <X aria-hidden size={18} />
            </Radix.Close>
          </header>
          <div className="grow overflow-y-auto px-5 py-4 short:overflow-visible short:px-3">{children}</div>
          <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3 short:px-3">
            {actions}
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
