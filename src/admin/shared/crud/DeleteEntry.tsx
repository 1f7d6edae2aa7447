'use client'

import type { RefObject } from 'react'
import { ConfirmDialog } from '../dialogs/ConfirmDialog'
import { useSingleFlight } from '../ui/useSingleFlight'
import type { Resource } from './resource'
import { useDeleteEntry } from './useCrud'

interface Props {
  resource: Resource
  /** Its noun in the question: “service”, “post”. */
  noun: string
  /** The entry to delete; null while there is no question. */
  entry: { id: string; title: string; updatedAt: string } | null
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/** A toast has reported the error; the user may try again. */
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
      description={`“${entry?.title ?? ''}” will be permanently deleted.`}
      confirm="Delete"
      confirming="Deleting…"
      isBusy={removal.isPending}
      fallbackFocus={fallbackFocus}
    />
  )
}
