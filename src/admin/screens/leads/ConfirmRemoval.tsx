'use client'

import type { RefObject } from 'react'
import { ConfirmDialog } from '@/admin/shared/dialogs/ConfirmDialog'
import { useSingleFlight } from '@/admin/shared/ui/useSingleFlight'
import { useLeadActions } from './useLeadActions'

export interface Removal {
  ids: string[]
  /** The lead's name when there is only one. */
  fullName?: string
  isForever: boolean
}

interface Props {
  /** The leads to delete; null while the dialog is closed. */
  removal: Removal | null
  onClose: () => void
  onDone: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/** Errors are already shown in a toast; the user can retry. */
const stayOpen = () => undefined

function question({ ids: { length }, isForever }: Removal): string {
  const what = length === 1 ? 'this lead' : `these ${length} leads`
  return `Are you sure you want to delete ${what}${isForever ? ' forever' : ''}?`
}

function consequence({ fullName, ids: { length }, isForever }: Removal): string {
  const isOne = length === 1
  const what = fullName ? `The lead from ${fullName}` : isOne ? '1 lead' : `${length} leads`
  if (!isForever)
    return `${what} will be moved to the trash. You can restore ${isOne ? 'it' : 'them'} from there.`
  return `${what} and all notes on ${isOne ? 'it' : 'them'} will be permanently deleted. This can't be undone.`
}

/** Asks for confirmation before leads are moved to the trash or deleted permanently. */
export function ConfirmRemoval({ removal, onClose, onDone, fallbackFocus }: Props) {
  const actions = useLeadActions()
  const once = useSingleFlight()
  function remove({ ids, isForever }: Removal) {
    const action = isForever ? 'purge' : 'trash'
    void once(() =>
      actions.mutateAsync({ action, ids }).then(() => {
        onClose()
        onDone()
      }, stayOpen),
    )
  }
  return (
    <ConfirmDialog
      isOpen={removal !== null}
      onClose={onClose}
      onConfirm={() => removal && remove(removal)}
      title={removal ? question(removal) : ''}
      description={removal ? consequence(removal) : ''}
      confirm={removal?.isForever ? 'Delete forever' : 'Delete'}
      confirming="Deleting…"
      isBusy={actions.isPending}
      fallbackFocus={fallbackFocus}
    />
  )
}
