import { ConfirmDialog } from './ConfirmDialog'

interface Props {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before a dialog is closed by Esc, its cross or a click beside it, and what was typed is lost. */
export function DiscardQuestion(props: Props) {
  return (
    <ConfirmDialog
      {...props}
      title="Discard your changes?"
      description="What you have typed here is not saved."
      cancel="Keep editing"
      confirm="Discard"
    />
  )
}
