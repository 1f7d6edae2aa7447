import { useEffect, useRef } from 'react'

/**
 * Keeps the step in the history with which a dialog was opened: “back” closes it, and what closes it leads back,
 * so that the next “back” leads to what was before the list.
 * @param isOpen whether the address names what is open
 * @param forget takes it out of the address, where nothing was opened here: a link led to it
 */
export function useOpening(isOpen: boolean, forget: () => void) {
  const hasStep = useRef(false)
  useEffect(() => {
    if (!isOpen) hasStep.current = false
  }, [isOpen])
  return {
    /** To be told of the step that opens it. */
    opened: () => {
      hasStep.current = true
    },
    close: () => {
      const goesBack = hasStep.current
      // Of two who close it only one takes the step.
      hasStep.current = false
      if (goesBack) window.history.back()
      else forget()
    },
  }
}
