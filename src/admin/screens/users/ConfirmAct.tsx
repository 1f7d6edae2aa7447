'use client'

import type { RefObject } from 'react'
import { ConfirmDialog } from '@/admin/shared/dialogs/ConfirmDialog'
import { useSingleFlight } from '@/admin/shared/ui/useSingleFlight'
import type { UserEntity } from '@/domain/entities'
import { displayName } from '@/domain/person'
import { useDeleteUser, useEndSessions, useUpdateUser } from './useUsers'

export type Act = 'deactivate' | 'log-out' | 'delete'

interface Props {
  act: Act | null
  user: UserEntity
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

const texts: Record<Act, { title: string; description: string; confirm: string; confirming: string }> = {
  deactivate: {
    title: 'Are you sure you want to deactivate this user?',
    description: "will be logged out everywhere and can't log in until activated again.",
    confirm: 'Deactivate',
    confirming: 'Deactivating…',
  },
  'log-out': {
    title: 'Are you sure you want to log this user out everywhere?',
    description: 'will have to log in again on every device.',
    confirm: 'Log out',
    confirming: 'Logging out…',
  },
  delete: {
    title: 'Are you sure you want to delete this user?',
    description:
      'will be permanently deleted. The audit log keeps the name. To block access, deactivate instead.',
    confirm: 'Delete',
    confirming: 'Deleting…',
  },
}

/** Errors are already shown in a toast. */
const stayOpen = () => undefined

/** Shows both names, so that it is clear which account is meant. */
const nameOf = (user: UserEntity) =>
  displayName(user) === user.username ? user.username : `${displayName(user)} (${user.username})`

/** Asks for confirmation before an account is deleted or its sessions are ended. */
export function ConfirmAct({ act, user, onClose, fallbackFocus }: Props) {
  const [update, ending, removal] = [useUpdateUser(), useEndSessions(), useDeleteUser()]
  const once = useSingleFlight()
  const { title, description, confirm, confirming } = texts[act ?? 'deactivate']
  const { id } = user
  const send = {
    deactivate: () => update.mutateAsync({ id, isActive: false }),
    'log-out': () => ending.mutateAsync({ id }),
    delete: () => removal.mutateAsync({ id }),
  }
  return (
    <ConfirmDialog
      isOpen={act !== null}
      onClose={onClose}
      onConfirm={() => act && once(() => send[act]().then(onClose, stayOpen))}
      title={title}
      description={`${nameOf(user)} ${description}`}
      confirm={confirm}
      confirming={confirming}
      isBusy={update.isPending || ending.isPending || removal.isPending}
      fallbackFocus={fallbackFocus}
    />
  )
}
