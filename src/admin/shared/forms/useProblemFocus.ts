import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves focus after a failed save: to the first invalid field, or back to where the save was triggered, because a
 * button loses focus while it is disabled.
 * @param attempts the number of saves so far
 * @returns call it on each submit
 */
export function useProblemFocus(
  form: RefObject<HTMLElement | null>,
  attempts: number,
  isSaving: boolean,
): () => void {
  const sentFrom = useRef<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: invalid fields are read from the DOM after each attempt.
  useEffect(() => {
    if (isSaving || !sentFrom.current) return
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (first) {
      // Only once: the focus must not jump while the user fixes the field.
      sentFrom.current = null
      first.focus()
    } else if (document.activeElement === document.body && sentFrom.current instanceof HTMLElement)
      sentFrom.current.focus()
  }, [attempts, isSaving])
  return () => {
    sentFrom.current = document.activeElement
  }
}
