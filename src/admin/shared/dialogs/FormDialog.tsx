'use client'

import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { Form } from '../forms/Form'
import type { FormHandle } from '../forms/useSchemaForm'
import { Button } from '../ui/Button'
import { firstField } from '../ui/firstField'
import { useDiscardQuestion } from '../ui/useDiscardQuestion'
import { Dialog, type DialogSize } from './Dialog'

interface Props {
  title: string
  description?: string
  /** Label of the save button. */
  save: string
  form: FormHandle
  /** There is unsaved input besides the fields; closing asks before discarding it. */
  isDirty?: boolean
  /** It closes without a question: its input is quickly typed again. */
  isDisposable?: boolean
  /** Unsaved input is restored when the dialog is opened again. */
  isPersisted?: boolean
  onClose: () => void
  fallbackFocus?: RefObject<HTMLElement | null> | undefined
  size?: DialogSize | undefined
  /** Footer content before the buttons. */
  action?: ReactNode
  children: ReactNode
}

/**
 * A form in a dialog. Cancel, Esc, the close button, a click outside and the back button all close it, after a
 * confirmation if more than a few words would be lost. It doesn't close while saving.
 */
export function FormDialog(props: Props) {
  const { title, description, save, form, isDisposable = false, isPersisted, onClose } = props
  const { isSaving } = form
  const isDirty = !isDisposable && (form.isDirty || form.hasPending || Boolean(props.isDirty))
  const element = useRef<HTMLFormElement>(null)
  const id = useId()
  const { close, question } = useDiscardQuestion({ isDirty, isPersisted, isSaving, onClose })

  return (
    <Dialog
      isOpen
      onClose={close}
      title={title}
      description={description}
      fallbackFocus={props.fallbackFocus}
      firstFocus={() => firstField(element.current)}
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
      <Form form={form} id={id} element={element} className="flex flex-col gap-4">
        {props.children}
      </Form>
      {question}
    </Dialog>
  )
}
