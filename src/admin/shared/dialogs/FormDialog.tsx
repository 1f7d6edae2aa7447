'use client'

import { type FormEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import { useProblemFocus } from '../forms/useProblemFocus'
import { useSaveKeys } from '../forms/useSaveKeys'
import { Button } from '../ui/Button'
import { firstField } from '../ui/firstField'
import { useDiscardQuestion } from '../ui/useDiscardQuestion'
import { Dialog, type DialogSize } from './Dialog'

interface Props {
  title: string
  description?: string
  /** What the button says that saves. */
  save: string
  isSaving: boolean
  /** Something was typed that is not saved: no way out throws it away without a question. */
  isDirty: boolean
  /** What was typed is there again when the dialog is opened the next time. */
  isKept?: boolean
  onSave: () => void
  onClose: () => void
  /** What is wrong, by field: the first of them takes the focus. */
  problems?: object
  fallbackFocus?: RefObject<HTMLElement | null> | undefined
  size?: DialogSize | undefined
  /** At the foot, before the others. */
  action?: ReactNode
  children: ReactNode
}

/**
 * A form in a dialog. Cancel, Esc, its cross, a click beside it and the way back close it alike: after a question
 * where something would be lost.
 * While it saves it neither closes nor takes text: what is typed then would be in no save.
 */
export function FormDialog(props: Props) {
  const { title, description, save, isSaving, isDirty, isKept, onSave, onClose, problems } = props
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  useSaveKeys(form)
  const rememberPlace = useProblemFocus(form, problems, isSaving)
  const { close, question } = useDiscardQuestion({ isDirty, isKept, isSaving, onClose })

  function submit(event: FormEvent) {
    event.preventDefault()
    // A form within the form, such as a picture's, bubbles here too.
    event.stopPropagation()
    rememberPlace()
    onSave()
  }

  return (
    <Dialog
      isOpen
      onClose={close}
      title={title}
      description={description}
      fallbackFocus={props.fallbackFocus}
      firstFocus={() => firstField(form.current)}
      size={props.size}
      actions={
        <>
          {props.action}
          <Button onClick={close} disabled={isSaving}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={id} disabled={isSaving}>
            {isSaving ? 'Saving...' : save}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} noValidate inert={isSaving} onSubmit={submit} className="flex flex-col gap-4">
        {props.children}
      </form>
      {question}
    </Dialog>
  )
}
