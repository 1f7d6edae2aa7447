import { useSyncExternalStore } from 'react'

/** What is open above the back office: the palette, the keyboard shortcuts, or nothing. */
export type Overlay = 'palette' | 'keys' | null

let current: Overlay = null
const listeners = new Set<() => void>()

export function show(overlay: Overlay): void {
  current = overlay
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useOverlay = (): Overlay =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
