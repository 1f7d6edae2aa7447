'use client'

import { type RefObject, useEffect } from 'react'
import { toast } from '@/toast/toast'
import { isNotFound } from '../api/api'
import { Dialog } from '../dialogs/Dialog'
import { Button } from './Button'
import { ErrorState } from './ErrorState'

interface Props {
  title: string
  /** Its noun in sentences: “lead”, “service”. */
  noun: string
  /** Why it couldn't be opened; null if nothing is wrong. */
  error: Error | null
  onRetry: () => void
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/** Shown instead of the dialog of an entry that couldn't be loaded. A deleted entry only shows a toast. */
export function OpenFailed({ title, noun, error, onRetry, onClose, fallbackFocus }: Props) {
  const isGone = error !== null && isNotFound(error)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onClose` changes with every URL.
  useEffect(() => {
    if (!isGone) return
    toast({ title: `This ${noun} no longer exists`, variant: 'destructive' })
    onClose()
  }, [isGone])

  if (!error || isGone) return null
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      fallbackFocus={fallbackFocus}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <ErrorState title={`This ${noun} couldn't be loaded`} error={error} onRetry={onRetry} />
    </Dialog>
  )
}
