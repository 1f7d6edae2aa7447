'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { apiRequest } from '@/admin/shared/api/api'
import { toastRejection } from '@/admin/shared/api/toastFailure'
import { ConfirmDialog } from '@/admin/shared/dialogs/ConfirmDialog'
import { useSingleFlight } from '@/admin/shared/ui/useSingleFlight'
import { labelOf } from '@/domain/choice'
import type { TrashEntity } from '@/domain/entities'
import { trashKinds } from '@/domain/trash'
import { toast } from '@/toast/toast'
import { trashKey } from './trashList'

interface Props {
  /** Null while the dialog is closed. */
  entry: TrashEntity | null
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/** Errors are already shown in a toast. */
const stayOpen = () => undefined

const nounOf = ({ kind }: TrashEntity) => labelOf(trashKinds, kind)

/** Asks before an entry is permanently deleted. */
export function DeleteForever({ entry, onClose, fallbackFocus }: Props) {
  const client = useQueryClient()
  const once = useSingleFlight()
  const removal = useMutation({
    mutationFn: ({ kind, id }: TrashEntity) =>
      apiRequest(`/api/admin/trash/${kind}/${id}`, { method: 'DELETE' }),
    onSuccess: (_, gone) => toast({ title: `${nounOf(gone)} deleted forever` }),
    onError: (error, kept) => toastRejection(`Failed to delete ${nounOf(kept).toLowerCase()}`, error),
    onSettled: () => client.invalidateQueries({ queryKey: trashKey }),
  })
  return (
    <ConfirmDialog
      isOpen={entry !== null}
      onClose={onClose}
      onConfirm={() => entry && void once(() => removal.mutateAsync(entry).then(onClose, stayOpen))}
      title={`Delete this ${entry ? nounOf(entry).toLowerCase() : 'entry'} forever?`}
      description={`“${entry?.title ?? ''}” will be permanently deleted. It can't be restored.`}
      confirm="Delete forever"
      confirming="Deleting…"
      isBusy={removal.isPending}
      fallbackFocus={fallbackFocus}
    />
  )
}
