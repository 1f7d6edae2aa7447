import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react'
import { useProblemFocus } from './useProblemFocus'
import { useSaveKeys } from './useSaveKeys'
import type { FormHandle } from './useSchemaForm'

interface Props {
  form: FormHandle
  /** For a button that stands outside of it. */
  id?: string
  element?: RefObject<HTMLFormElement | null>
  className: string
  children: ReactNode
}

/**
 * The element of a form: Ctrl+S saves it, and what is refused takes the focus. While it saves it takes no text: what is
 * typed then would be in no save.
 */
export function Form({ form, id, element, className, children }: Props) {
  const own = useRef<HTMLFormElement>(null)
  const ref = element ?? own
  useSaveKeys(ref)
  const rememberPlace = useProblemFocus(ref, form.attempts, form.isSaving)

  function submit(event: FormEvent) {
    event.preventDefault()
    // A form within the form, such as an image's, bubbles here too.
    event.stopPropagation()
    rememberPlace()
    form.save()
  }

  return (
    <form id={id} ref={ref} noValidate inert={form.isSaving} onSubmit={submit} className={className}>
      {children}
    </form>
  )
}
