import { useRef } from 'react'

/** Runs one action at a time: a second click while the first is running does nothing. */
export function useSingleFlight() {
  const isAtWork = useRef(false)
  return async (act: () => Promise<unknown>) => {
    if (isAtWork.current) return
    isAtWork.current = true
    try {
      await act()
    } finally {
      isAtWork.current = false
    }
  }
}
