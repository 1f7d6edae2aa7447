'use client'

import { AlertDialog as Radix } from 'radix-ui'
import { type RefObject, useRef } from 'react'
import { Button, type ButtonVariant } from '../ui/Button'
import { useReturnFocus } from '../ui/useReturnFocus'
import { Backdrop, panelClass } from './Backdrop'

interface Props {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
  /** The question. */
  title: string
  /** What will be lost. */
  description: string
  /** Labels of the confirm button, idle and busy. */
  confirm: string
  confirming?: string
  isBusy?: boolean
  variant?: ButtonVariant
  /** Label and action of the other button. With an action, confirming loses nothing. */
  cancel?: string
  onCancel?: () => void
  /** Takes the focus if the control that opened the dialog no longer exists. */
  fallbackFocus?: RefObject<HTMLElement | null>
}

/** Asks before something is lost or, with another `variant`, before any other step. */
export function ConfirmDialog(props: Props) {
  const { isOpen, onClose, onConfirm, title, description, confirm, confirming, isBusy, fallbackFocus } = props
  const { cancel = 'Cancel', onCancel, variant = 'destructive' } = props
  const confirmButton = useRef<HTMLButtonElement>(null)
  // Enter must never discard anything.
  const returnFocus = useReturnFocus(fallbackFocus, () => onCancel && confirmButton.current)
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay asChild>
          <Backdrop />
        </Radix.Overlay>
        <Radix.Content className={`${panelClass} max-w-md gap-2 p-5`} {...returnFocus}>
          <Radix.Title className="font-display text-lg font-semibold tracking-tight">{title}</Radix.Title>
          <Radix.Description className="text-sm text-muted">{description}</Radix.Description>
          <footer className="mt-3 flex flex-wrap justify-end gap-2">
            <Radix.Cancel asChild>
              <Button onClick={onCancel}>{cancel}</Button>
            </Radix.Cancel>
            <Button ref={confirmButton} variant={variant} disabled={isBusy} onClick={onConfirm}>
              {isBusy && confirming ? confirming : confirm}
            </Button>
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
