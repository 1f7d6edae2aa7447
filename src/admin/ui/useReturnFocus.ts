import { type RefObject, useRef } from 'react'

/**
 * Where the keyboard goes on after a dialog: to what opened it or, when that is gone with what was
 * deleted, to the fallback.
 */
export function useReturnFocus(fallback?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      if (opener.current?.isConnected || !fallback?.current) return
      event.preventDefault()
      fallback.current.focus()
    },
  }
}
