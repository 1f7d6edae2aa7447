'use client'

import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react'

/** Keeps the Tab key within the menu; a modal dialog alone lets it out to the browser's own controls. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button, input:checked')]
  const [first, last] = [stops[0], stops.at(-1)]
  if (document.activeElement !== (event.shiftKey ? first : last)) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}

/**
 * The menu that slides in on small screens: a modal dialog, so that the page behind it is inert. Until the script is
 * there, and without it, the browser opens it as a popover.
 */
export function MobileMenu({
  label,
  openLabel,
  closeLabel,
  openIcon,
  closeIcon,
  children,
}: {
  label: string
  openLabel: string
  closeLabel: string
  openIcon: ReactNode
  closeIcon: ReactNode
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const close = () => dialog.current?.close()

  function open(event: MouseEvent) {
    event.preventDefault()
    // Opened before the script was there.
    if (dialog.current?.matches(':popover-open')) dialog.current.hidePopover()
    dialog.current?.showModal()
  }

  function onClose(event: MouseEvent) {
    if (!dialog.current?.open) return
    event.preventDefault()
    close()
  }

  function onClick(event: MouseEvent<HTMLDialogElement>) {
    const target = event.target as HTMLElement
    // The dialog itself is hit beside its content only: that is the backdrop.
    if (target !== dialog.current && !target.closest('a')) return
    if (dialog.current?.matches(':popover-open')) dialog.current.hidePopover()
    else close()
  }

  return (
    <>
      <button
        type="button"
        aria-label={openLabel}
        aria-haspopup="dialog"
        popoverTarget={id}
        onClick={open}
        className="grid size-11 place-items-center rounded-control hover:bg-tint"
      >
        {openIcon}
      </button>
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        aria-label={label}
        onClick={onClick}
        onKeyDown={keepFocus}
        className="slide-in"
      >
        <div className="flex min-h-full flex-col gap-8 px-6 py-4">
          <button
            type="button"
            aria-label={closeLabel}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={onClose}
            className="grid size-11 place-items-center self-end rounded-control hover:bg-tint"
          >
            {closeIcon}
          </button>
          {children}
        </div>
      </dialog>
    </>
  )
}
