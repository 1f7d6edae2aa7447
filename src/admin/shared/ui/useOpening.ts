import { useEffect, useRef } from 'react'
import { stepBack } from './traverse'

/**
 * Keeps the step in the history with which a dialog was opened: “back” closes it, and what closes it leads back,
 * so that the next “back” leads to what was before the list.
 * @param opened what the address says is open
 * @param forget takes it out of the address, where nothing was opened here: a link led to it
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
    /** To be told of the step that opens it. */
    onOpen: () => {
      hasStep.current = true
    },
    close: () => {
      // A save may end when its dialog was left long ago, for another one or another screen.
      if (shown.current !== opened) return
      shown.current = null
      if (hasStep.current) stepBack()
      else forget()
    },
  }
}
