'use client'

import { useState } from 'react'
import { formatTime } from '@/domain/clock'
import { editKey, serverFields } from '@/domain/edit'
import { ApiError, apiRequest } from '../shared/api/api'
import { toastFailure } from '../shared/api/toastFailure'
import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog'
import { type Typed, useDraftRecovery } from './useDraftRecovery'

/** The draft without fields set by the server. With `over` it replaces newer changes instead of merging them. */
function contentOf(data: Typed['data'], over: boolean) {
  const content = Object.entries(data).filter(([name]) => !serverFields.includes(name))
  return { ...Object.fromEntries(content), ...(over && { [editKey]: null }), _status: 'draft' }
}

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409

/** Stores input that Payload's editor could not save, and offers it on the next visit. */
export function DraftRecovery() {
  const { earlier, place, throwAway } = useDraftRecovery()
  const [isPutOff, setPutOff] = useState(false)
  const [isBusy, setBusy] = useState(false)
  /** Someone else has changed the same fields since. */
  const [isDisputed, setDisputed] = useState(false)
  if (!earlier) return null

  async function bringBack(typed: Typed) {
    setBusy(true)
    try {
      await apiRequest(place, { method: 'PATCH', body: contentOf(typed.data, isDisputed) })
      throwAway()
      location.reload()
    } catch (error) {
      if (isConflict(error)) setDisputed(true)
      else toastFailure('Changes not restored', error)
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      isOpen={!isPutOff}
      onClose={() => setPutOff(true)}
      onConfirm={() => bringBack(earlier)}
      onCancel={throwAway}
      title={isDisputed ? "Restore over someone else's changes?" : 'Restore your unsaved changes?'}
      description={
        isDisputed
          ? 'Someone else has changed the same fields since. Your changes will be restored as a draft; their version is kept in the history.'
          : `Your changes from ${formatTime(earlier.at)} couldn't be saved and were kept in this browser. Restored as a draft; the current version is kept.`
      }
      cancel="Discard"
      confirm="Restore"
      confirming="Restoring…"
      isBusy={isBusy}
      variant="primary"
    />
  )
}
