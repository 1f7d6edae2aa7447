import { useRef } from 'react'

/**
 * What a save of a form with several buttons makes of it.
 *
 * @param usual what saving by key makes
 */
export function useSaveAs<State extends string>(usual: State) {
  const wanted = useRef(usual)
  const sent = useRef(usual)
  return {
    /** A button asks for something else, for the save that its click begins. */
    want: (state: State) => {
      wanted.current = state
    },
    begin: () => {
      sent.current = wanted.current
      wanted.current = usual
    },
    /** Of the save that has begun. */
    current: () => sent.current,
  }
}
