'use client'

import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Button } from './Button'
import { Dialog, type DialogSize } from './Dialog'
import { DiscardQuestion } from './DiscardQuestion'

interface Props {
  title: string
  description?: string
  /** What the button says that saves. */
  save: string
  isSaving: boolean
  /** Something was typed that is not saved: it is not thrown away by accident. */
  isDirty: boolean
  onSave: () => void
  onClose: () => void
  /** What is wrong, by field: the first of them takes the focus. */
  problems?: object
  fallbackFocus?: RefObject<HTMLElement | null> | undefined
  size?: DialogSize | undefined
  children: ReactNode
}

/** Where one begins to type; a finger is spared the keyboard that would spring up. */
const firstField = (form: HTMLFormElement | null) =>
  matchMedia('(pointer: fine)').matches ? form?.querySelector<HTMLElement>('input, textarea') : null

/**
 * A form in a dialog. Cancel closes it; by Esc, a click beside it or its cross, it asks before text is lost.
 * While it saves it neither closes nor takes text: what is typed then would be in no save.
 */
export function FormDialog(props: Props) {
  const { title, description, save, isSaving, isDirty, onSave, onClose, problems, fallbackFocus, size } =
    props
  const [isAsking, setAsking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()

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
  }, [problems, isSaving])

  function close() {
    if (isSaving) return
    if (isDirty) setAsking(true)
    else onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    // A form within the form, such as a picture's, bubbles here too.
    event.stopPropagation()
    sentFrom.current = document.activeElement
    onSave()
  }

  return (
    <Dialog
      isOpen
      onClose={close}
      title={title}
      description={description}
      fallbackFocus={fallbackFocus}
      firstFocus={() => firstField(form.current)}
      size={size}
      actions={
        <>
          <Button onClick={onClose} disabled={isSaving}>
            Cancel
          </Button>
          <Button look="primary" type="submit" form={id} disabled={isSaving}>
            {isSaving ? 'Saving...' : save}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} noValidate inert={isSaving} onSubmit={submit} className="flex flex-col gap-4">
        {props.children}
      </form>
      <DiscardQuestion isOpen={isAsking} onClose={() => setAsking(false)} onConfirm={onClose} />
    </Dialog>
  )
}
