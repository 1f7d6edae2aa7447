'use client'

import { History, KeyRound, LogOut, Pencil, Trash2, UserCheck, UserX } from 'lucide-react'
import { auditPathFor, profilePath } from '@/admin/paths'
import { Badge } from '@/admin/shared/ui/Badge'
import { Button, buttonClass } from '@/admin/shared/ui/Button'
import { Menu, type MenuItem } from '@/admin/shared/ui/Menu'
import { RelativeTime } from '@/admin/shared/ui/RelativeTime'
import { labelOf } from '@/domain/choice'
import type { UserEntity } from '@/domain/entities'
import { displayName } from '@/domain/person'
import { pluralize } from '@/domain/pluralize'
import { roles } from '@/domain/roles'
import type { Act } from './ConfirmAct'
import { useUpdateUser } from './useUsers'

export type UserAction = Act | 'edit' | 'password'

interface Props {
  user: UserEntity
  isOwn: boolean
  ask: (what: UserAction) => void
}

const history = (user: UserEntity) => window.location.assign(auditPathFor({ user: user.id }))

/** A row of the user list: names, role, last login and actions. */
export function UserRow({ user, isOwn, ask }: Props) {
  const { id, username, role, isActive, lastLoginAt, sessions } = user
  const activation = useUpdateUser()
  const activate = () => activation.mutate({ id, isActive: true })
  const acts: (MenuItem | false)[] = [
    { label: 'Reset password', icon: <KeyRound aria-hidden size={15} />, onSelect: () => ask('password') },
    { label: 'Log out everywhere', icon: <LogOut aria-hidden size={15} />, onSelect: () => ask('log-out') },
    { label: 'History', icon: <History aria-hidden size={15} />, onSelect: () => history(user) },
    isActive
      ? { label: 'Deactivate', icon: <UserX aria-hidden size={15} />, onSelect: () => ask('deactivate') }
      : { label: 'Activate', icon: <UserCheck aria-hidden size={15} />, onSelect: activate },
    {
      label: 'Delete',
      icon: <Trash2 aria-hidden size={15} />,
      onSelect: () => ask('delete'),
      isDangerous: true,
    },
  ]
  return (
    <div className="grid items-center gap-x-4 gap-y-2 md:grid-cols-[minmax(0,1fr)_90px_190px_150px]">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {displayName(user)}
          {isOwn && <Badge tone="violet">You</Badge>}
          {!isActive && <Badge tone="amber">Inactive</Badge>}
        </h3>
        {displayName(user) !== username && <p className="text-sm text-muted wrap-anywhere">{username}</p>}
      </div>
      <p className="text-sm">{labelOf(roles, role)}</p>
      <p className="text-sm text-muted">
        {lastLoginAt ? (
          <>
            Logged in <RelativeTime iso={lastLoginAt} />
          </>
        ) : (
          'Never logged in'
        )}
        {sessions > 0 && <span className="block text-xs">{pluralize(sessions, 'active session')}</span>}
      </p>
      <div className="flex gap-1 md:justify-end">
        <Button
          icon={<Pencil aria-hidden size={14} />}
          onClick={() => ask('edit')}
          aria-label={`Edit ${username}`}
        >
          Edit
        </Button>
        {isOwn ? (
          <a href={profilePath} className={buttonClass('quiet')}>
            Profile
          </a>
        ) : (
          <Menu label={`More actions for ${username}`} items={acts.filter((item) => item !== false)} />
        )}
      </div>
    </div>
  )
}
