'use client'

import type { RefObject } from 'react'
import type { LeadEntity } from '../../domain/entities'
import { ConfirmDialog } from '../ui/ConfirmDialog'
import { useOneAtATime } from '../ui/useOneAtATime'
import { useDeleteLead } from './useLeads'

interface Props {
  /** The lead to be deleted; null while nobody asks for it. */
  lead: LeadEntity | null
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/** The toast has said what failed; one may try again. */
const stayOpen = () => undefined

export function DeleteLead({ lead, onClose, fallbackFocus }: Props) {
  const removal = useDeleteLead()
  const once = useOneAtATime()
  const remove = (id: string) => once(() => removal.mutateAsync(id).then(onClose, stayOpen))
  return (
    <ConfirmDialog
      isOpen={lead !== null}
      onClose={onClose}
      onConfirm={() => lead && remove(lead.id)}
      title="Are you sure you want to delete this lead?"
      description={`The inquiry of ${lead?.fullName ?? 'this lead'} and the notes on it will be gone for good.`}
      confirm="Delete"
      confirming="Deleting..."
      isBusy={removal.isPending}
      fallbackFocus={fallbackFocus}
    />
  )
}
