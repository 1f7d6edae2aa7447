'use client'

import type { RefObject } from 'react'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'
import { trashNotice } from '../trash/trashNotice'
import { useSingleFlight } from '../ui/useSingleFlight'
import type { DraftedResource } from './resource'
import { useDeleteEntry } from './useCrud'

interface Props {
  resource: DraftedResource
  /** The noun used in the confirmation: “service”, “post”. */
  noun: string
  /** The entry to delete; null while the dialog is closed. */
  entry: { id: string; title: string; updatedAt: string } | null
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/** Errors are already shown in a toast; the user can retry. */
const stayOpen = () => undefined

export function DeleteEntry({ resource, noun, entry, onClose, fallbackFocus }: Props) {
  const removal = useDeleteEntry(resource)
  const once = useSingleFlight()
  const remove = (one: { id: string; updatedAt: string }) =>
    once(() => removal.mutateAsync(one).then(onClose, stayOpen))
  return (
    <ConfirmDialog
      isOpen={entry !== null}
      onClose={onClose}
      onConfirm={() => entry && remove(entry)}
      title={`Are you sure you want to delete this ${noun}?`}
      description={trashNotice(entry?.title ?? '')}
      confirm="Delete"
      confirming="Deleting…"
      isBusy={removal.isPending}
      fallbackFocus={fallbackFocus}
    />
  )
}
