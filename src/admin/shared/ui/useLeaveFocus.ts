import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Moves the focus to the fallback when the focused element's container is removed. */
export function useLeaveFocus<Leaving extends HTMLElement>(fallback: RefObject<HTMLElement | null>) {
  const ref = useRef<Leaving>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement)) fallback.current?.focus()
    }
  }, [fallback])
  return ref
}
