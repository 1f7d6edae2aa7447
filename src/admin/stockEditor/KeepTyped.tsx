'use client'

import { useState } from 'react'
import { toast } from '../../toast/toast'
import { apiRequest } from '../api'
import { reasonOf } from '../messageOf'
import { ConfirmDialog } from '../ui/ConfirmDialog'
import { type Typed, useKeepTyped } from './useKeepTyped'

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** What a save does not send: the server writes it. */
function contentOf({ id, createdAt, updatedAt, ...content }: Typed['data']) {
  return { ...content, _status: 'draft' }
}

/** Keeps what Payload's editor could not save, and offers it when the writer is back. */
export function KeepTyped() {
  const { earlier, place, throwAway } = useKeepTyped()
  const [isPutOff, setPutOff] = useState(false)
  const [isBusy, setBusy] = useState(false)
  if (!earlier) return null

  async function bringBack(typed: Typed) {
    setBusy(true)
    try {
      await apiRequest(place, { method: 'PATCH', body: contentOf(typed.data) })
      throwAway()
      location.reload()
    } catch (error) {
      toast({ title: 'Not brought back', description: reasonOf(error as Error), variant: 'destructive' })
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      isOpen={!isPutOff}
      onClose={() => setPutOff(true)}
      onConfirm={() => bringBack(earlier)}
      onCancel={throwAway}
      title="Bring back what you typed?"
      description={`What you typed here until ${format.format(new Date(earlier.at))} could not be saved. This browser has kept it. It would become the draft; what is here now stays among the versions.`}
      cancel="Throw it away"
      confirm="Bring it back"
      confirming="Bringing it back…"
      isBusy={isBusy}
      look="primary"
    />
  )
}
