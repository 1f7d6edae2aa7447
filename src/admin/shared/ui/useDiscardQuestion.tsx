import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'
import { useUnsaved } from './unsaved'

interface Leaving {
  /** Something was typed that is not saved. */
  isDirty: boolean
  /** What was typed is there again when the dialog is opened the next time. */
  isKept?: boolean | undefined
  /** What is on its way to the server may come back: the dialog stays. */
  isSaving?: boolean
  onClose: () => void
}

/** The one way out of a dialog, whichever way one goes: a question first where something would be lost. */
export function useDiscardQuestion(leaving: Leaving): { close: () => void; question: ReactNode } {
  const { isDirty, isKept, isSaving = false, onClose } = leaving
  const [isAsking, setAsking] = useState(false)

  function close() {
    if (isSaving) return
    if (isDirty) setAsking(true)
    else onClose()
  }
  useUnsaved(isDirty, { isKept, ask: close })

  const question = (
    <ConfirmDialog
      isOpen={isAsking}
      onClose={() => setAsking(false)}
      onConfirm={onClose}
      title="Discard your changes?"
      description="Your changes haven't been saved."
      cancel="Keep editing"
      confirm="Discard"
    />
  )
  return { close, question }
}
