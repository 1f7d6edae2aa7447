'use client'

import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { List } from '@/admin/shared/lists/List'
import { plainList } from '@/admin/shared/lists/listAddress'
import { useList } from '@/admin/shared/lists/listQuery'
import { useListAddress } from '@/admin/shared/lists/useListAddress'
import { Button } from '@/admin/shared/ui/Button'
import { Screen } from '@/admin/shared/ui/Screen'
import type { UserEntity } from '@/domain/entities'
import { ConfirmAct } from './ConfirmAct'
import { EditUserDialog } from './EditUserDialog'
import { NewUserDialog } from './NewUserDialog'
import { type Handed, PasswordHandover } from './PasswordHandover'
import { ResetPasswordDialog } from './ResetPasswordDialog'
import { type UserAction, UserRow } from './UserRow'
import { usersQuery } from './usersQuery'

/** The staff accounts. `ownName` is the username of the logged-in admin. */
export function Users({ ownName }: { ownName: string }) {
  const { state } = useListAddress(plainList)
  const list = useList<UserEntity>(usersQuery(state.page))
  const [isAdding, setAdding] = useState(false)
  const [dialog, setDialog] = useState<{ user: UserEntity; what: UserAction } | null>(null)
  const [handed, setHanded] = useState<Handed | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const close = () => setDialog(null)
  const handOver = (what: Handed) => {
    setAdding(false)
    close()
    setHanded(what)
  }
  const act = dialog && dialog.what !== 'edit' && dialog.what !== 'password' ? dialog.what : null

  return (
    <Screen
      title="Users"
      actions={
        <Button variant="primary" icon={<Plus aria-hidden size={14} />} onClick={() => setAdding(true)}>
          Add User
        </Button>
      }
    >
      <List
        state={state}
        query={list}
        nouns={['user', 'users']}
        layout="rows"
        heading={heading}
        renderItem={(user) => (
          <UserRow user={user} isOwn={user.username === ownName} ask={(what) => setDialog({ user, what })} />
        )}
        // The list is never empty: it contains at least the logged-in user.
        empty={null}
      />
      {isAdding && <NewUserDialog onCreated={handOver} onClose={() => setAdding(false)} />}
      {dialog?.what === 'edit' && (
        <EditUserDialog user={dialog.user} isOwn={dialog.user.username === ownName} onClose={close} />
      )}
      {dialog?.what === 'password' && (
        <ResetPasswordDialog user={dialog.user} onReset={handOver} onClose={close} />
      )}
      {dialog && <ConfirmAct act={act} user={dialog.user} onClose={close} fallbackFocus={heading} />}
      {handed && <PasswordHandover {...handed} onClose={() => setHanded(null)} fallbackFocus={heading} />}
    </Screen>
  )
}
