'use client'

import * as Toast from 'radix-ui/toast'
import { type FocusEvent, useEffect, useRef } from 'react'
import { toast as store, useToaster } from 'react-hot-toast/headless'
import { autoClose, hotkey, swipeThreshold } from './limits'
import type { StoredToast } from './toast'
import './toast.css'

export interface ViewerTexts {
  region: string
  toast: string
  close: string
}

function Entry({
  toast: { id, visible, content },
  close,
  onClosed,
}: {
  toast: StoredToast
  close: string
  onClosed: () => void
}) {
  const { title, description, variant = 'default', action } = content
  return (
    <Toast.Root
      className="toast"
      data-variant={variant}
      open={visible}
      onOpenChange={(open) => {
        if (open) return
        onClosed()
        store.dismiss(id)
      }}
    >
      <div className="toast-text">
        <Toast.Title className="toast-title">{title}</Toast.Title>
        {description && <Toast.Description>{description}</Toast.Description>}
      </div>
      {action && (
        // Only once: clicks while it is closing do nothing.
        <Toast.Action
          className="toast-action"
          altText={action.label}
          onClick={() => visible && action.onClick()}
        >
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close className="toast-close" aria-label={close}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d="m4 4 8 8m0-8-8 8"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
          />
        </svg>
      </Toast.Close>
    </Toast.Root>
  )
}

/** Shows the toasts in the store. */
export default function ToastViewer({ texts, takeFocus }: { texts: ViewerTexts; takeFocus: boolean }) {
  const viewport = useRef<HTMLOListElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const { toasts } = useToaster()

  useEffect(() => {
    if (takeFocus) viewport.current?.focus()
  }, [takeFocus])

  function rememberOrigin({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!(relatedTarget instanceof HTMLElement) || currentTarget.contains(relatedTarget)) return
    cameFrom.current = relatedTarget
  }

  // Returns focus to where the hotkey was pressed. With focus in an empty region, Radix wouldn't close the next toast.
  function giveFocusBack() {
    if (!viewport.current?.contains(document.activeElement)) return
    if (cameFrom.current?.isConnected) cameFrom.current.focus()
    else viewport.current.blur()
  }

  return (
    <Toast.Provider
      duration={autoClose}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      label={texts.toast}
    >
      {(toasts as StoredToast[]).map((toast) => (
        <Entry key={toast.id} toast={toast} close={texts.close} onClosed={giveFocusBack} />
      ))}
      <Toast.Viewport
        ref={viewport}
        onFocus={rememberOrigin}
        className="toast-viewport"
        hotkey={[hotkey]}
        label={`${texts.region} ({hotkey})`}
      />
    </Toast.Provider>
  )
}
