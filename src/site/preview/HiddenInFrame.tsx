'use client'

import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** What only concerns a page with a tab of its own, not one beside its form. */
export function HiddenInFrame({ children }: { children: ReactNode }) {
  const isFramed = useSyncExternalStore(
    never,
    () => window.parent !== window,
    () => false,
  )
  return isFramed ? null : children
}
