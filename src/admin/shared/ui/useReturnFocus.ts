import { type RefObject, useRef } from 'react'

/** The button of the menu that a control is in. */
function menuButtonOf(focused: Element | null): Element | null {
  const menu = focused?.closest('[role="menu"]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : null
}

/**
 * Returns the focus after a dialog closes: to the control that opened it or, if that no longer exists, to the fallback,
 * or to the button of the menu that it was in.
 * Radix only knows triggers, and our dialogs are opened by state.
 */
export function useReturnFocus(
  fallback?: RefObject<HTMLElement | null> | undefined,
  /** The element that gets the initial focus; by default Radix decides. */
  first?: () => HTMLElement | null | undefined,
) {
  const opener = useRef<Element | null>(null)
  const menuButton = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      menuButton.current = menuButtonOf(document.activeElement)
      const target = first?.()
      if (!target) return
      event.preventDefault()
      target.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const isThere = opener.current?.isConnected && opener.current !== document.body
      const target = isThere ? opener.current : (fallback?.current ?? menuButton.current)
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
