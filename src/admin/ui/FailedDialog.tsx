'use client'

import type { RefObject } from 'react'
import { Button } from './Button'
import { Dialog } from './Dialog'
import { ErrorState } from './ErrorState'

interface Props {
  title: string
  /** As the sentence calls it: “lead”, “service”. */
  noun: string
  error: Error
  onRetry: () => void
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/** Stands where a dialog would be whose content could not be loaded. */
export function FailedDialog({ title, noun, error, onRetry, onClose, fallbackFocus }: Props) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      fallbackFocus={fallbackFocus}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <ErrorState title={`This ${noun} could not be loaded`} error={error} onRetry={onRetry} />
    </Dialog>
  )
}
