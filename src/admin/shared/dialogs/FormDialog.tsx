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
  /** What the button says that saves. */
  save: string
  form: FormHandle
  /** Besides its fields something is not saved: no way out throws it away without a question. */
  isDirty?: boolean
  /** What was typed is there again when the dialog is opened the next time. */
  isKept?: boolean
  onClose: () => void
  fallbackFocus?: RefObject<HTMLElement | null> | undefined
  size?: DialogSize | undefined
  /** At the foot, before the others. */
  action?: ReactNode
  children: ReactNode
}

/**
 * A form in a dialog. Cancel, Esc, its cross, a click beside it and the way back close it alike: after a question
 * where something would be lost. While it saves it does not close.
 */
export function FormDialog(props: Props) {
  const { title, description, save, form, isKept, onClose } = props
  const { isSaving } = form
  const isDirty = form.isDirty || Boolean(props.isDirty)
  const element = useRef<HTMLFormElement>(null)
  const id = useId()
  const { close, question } = useDiscardQuestion({ isDirty, isKept, isSaving, onClose })

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
