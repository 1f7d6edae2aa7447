import { useEffect, useRef } from 'react'
import { stepBack } from './traverse'

/**
 * Gives an open dialog its own history entry: going back closes it, and closing it goes back, so that the next back
 * leaves the list.
 * @param opened the open entry, as named in the URL
 * @param forget removes it from the URL, for a dialog opened by a link
 */
export function useOpening(opened: string | null | undefined, forget: () => void) {
  const shown = useRef(opened)
  const hasStep = useRef(false)
  useEffect(() => {
    shown.current = opened
    if (!opened) hasStep.current = false
    return () => {
      shown.current = null
    }
  }, [opened])
  return {
    /** Call when the dialog is opened. */
    onOpen: () => {
      hasStep.current = true
    },
    close: () => {
      // A save may finish after its dialog was replaced by another dialog or screen.
      if (shown.current !== opened) return
      shown.current = null
      if (hasStep.current) stepBack()
      else forget()
    },
  }
}
