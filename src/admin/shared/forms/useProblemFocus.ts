import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where the keyboard goes on after a save that was refused: to the first field at fault, else back to where it was
 * saved from, for a button that is off while it saves loses the focus.
 * @param attempts how often it was tried to save
 * @returns to be called with each save
 */
export function useProblemFocus(
  form: RefObject<HTMLElement | null>,
  attempts: number,
  isSaving: boolean,
): () => void {
  const sentFrom = useRef<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wrong is read from the form.
  useEffect(() => {
    if (isSaving || !sentFrom.current) return
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (first) {
      // Once: while it is put right, the focus stays where one types.
      sentFrom.current = null
      first.focus()
    } else if (document.activeElement === document.body && sentFrom.current instanceof HTMLElement)
      sentFrom.current.focus()
  }, [attempts, isSaving])
  return () => {
    sentFrom.current = document.activeElement
  }
}
