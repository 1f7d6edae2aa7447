import { type RefObject, useRef } from 'react'

/**
 * Where the keyboard goes on after a dialog: to what opened it or, when that is gone with what was
 * deleted, to the fallback. Radix knows triggers only, and ours are opened by state.
 */
export function useReturnFocus(
  fallback?: RefObject<HTMLElement | null> | undefined,
  /** What takes the focus first; else Radix decides. */
  first?: () => HTMLElement | null | undefined,
) {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      const target = first?.()
      if (!target) return
      event.preventDefault()
      target.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const isThere = opener.current?.isConnected && opener.current !== document.body
      const target = isThere ? opener.current : fallback?.current
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
