import { type RefObject, useLayoutEffect, useRef } from 'react'

/** For what may leave the screen while the keyboard is in it, which then goes on at the fallback. */
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
