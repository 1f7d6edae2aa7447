'use client'

import type { RefObject } from 'react'
import { ApiError } from '@/admin/shared/api/api'
import { ConfirmDialog } from '@/admin/shared/dialogs/ConfirmDialog'
import { useSingleFlight } from '@/admin/shared/ui/useSingleFlight'
import { useLeadActions } from './useLeadActions'

export interface Removal {
  ids: string[]
  /** The versions that the user has seen, by id. */
  versions: Record<string, string>
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
  async function remove({ ids, versions, isForever }: Removal) {
    try {
      await actions.mutateAsync({ action: isForever ? 'purge' : 'trash', ids, versions })
    } catch (error) {
      // Errors are already shown in a toast. The user can retry, or look at what someone else has changed.
      if (error instanceof ApiError && error.status === 412) onClose()
      return
    }
    onClose()
    onDone()
  }
  return (
    <ConfirmDialog
      isOpen={removal !== null}
      onClose={onClose}
      onConfirm={() => removal && void once(() => remove(removal))}
      title={removal ? question(removal) : ''}
      description={removal ? consequence(removal) : ''}
      confirm={removal?.isForever ? 'Delete forever' : 'Delete'}
      confirming="Deleting…"
      isBusy={actions.isPending}
      fallbackFocus={fallbackFocus}
    />
  )
}
