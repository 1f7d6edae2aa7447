import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react'
import { PendingContext } from './pending'
import { useProblemFocus } from './useProblemFocus'
import { useSaveKeys } from './useSaveKeys'
import type { FormHandle } from './useSchemaForm'

interface Props {
  form: FormHandle
  /** Lets a button outside the form submit it. */
  id?: string
  element?: RefObject<HTMLFormElement | null>
  className: string
  children: ReactNode
}

/**
 * A form that saves on Ctrl+S and moves focus to the first invalid field. It is inert while saving, because that save
 * wouldn't include new input.
 */
export function Form({ form, id, element, className, children }: Props) {
  const own = useRef<HTMLFormElement>(null)
  const ref = element ?? own
  useSaveKeys(ref)
  const rememberPlace = useProblemFocus(ref, form.attempts, form.isSaving)

  function submit(event: FormEvent) {
    event.preventDefault()
    // Submits of nested forms, such as an image's, bubble up to here.
    event.stopPropagation()
    rememberPlace()
    const as = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value')
    if (as && form.saveAs) form.saveAs(as)
    else form.save()
  }

  return (
    <form id={id} ref={ref} noValidate inert={form.isSaving} onSubmit={submit} className={className}>
      <PendingContext value={form.hold}>{children}</PendingContext>
    </form>
  )
}
