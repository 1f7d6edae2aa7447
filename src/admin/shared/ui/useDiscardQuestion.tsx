import { type ComponentProps, type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'
import { useUnsaved } from './unsaved'

interface Leaving {
  /** There are unsaved changes. */
  isDirty: boolean
  /** Unsaved changes are restored when the dialog is opened again. */
  isPersisted?: boolean | undefined
  /** A save in progress may fail, so the dialog stays open. */
  isSaving?: boolean
  onClose: () => void
}

export const DiscardQuestion = (
  props: Pick<ComponentProps<typeof ConfirmDialog>, 'isOpen' | 'onClose' | 'onConfirm'>,
) => (
  <ConfirmDialog
    {...props}
    title="Discard your changes?"
    description="Your changes haven't been saved."
    cancel="Keep editing"
    confirm="Discard"
  />
)

/** Closes a dialog, however the user does it, and asks first if something would be lost. */
export function useDiscardQuestion(leaving: Leaving): { close: () => void; question: ReactNode } {
  const { isDirty, isPersisted, isSaving = false, onClose } = leaving
  const [isAsking, setAsking] = useState(false)

  function close() {
    if (isSaving) return
    if (isDirty) setAsking(true)
    else onClose()
  }
  useUnsaved(isDirty, { isPersisted, ask: close })

  const question = <DiscardQuestion isOpen={isAsking} onClose={() => setAsking(false)} onConfirm={onClose} />
  return { close, question }
}
