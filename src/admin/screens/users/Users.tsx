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
  const [asked, setAsked] = useState<{ user: UserEntity; what: UserAction } | null>(null)
  const [handed, setHanded] = useState<Handed | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const close = () => setAsked(null)
  const handOver = (what: Handed) => {
    setAdding(false)
    close()
    setHanded(what)
  }
  const act = asked && asked.what !== 'edit' && asked.what !== 'password' ? asked.what : null

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
          <UserRow user={user} isOwn={user.username === ownName} ask={(what) => setAsked({ user, what })} />
        )}
        // The list is never empty: it contains at least the logged-in user.
        empty={null}
      />
      {isAdding && <NewUserDialog onCreated={handOver} onClose={() => setAdding(false)} />}
      {asked?.what === 'edit' && (
        <EditUserDialog user={asked.user} isOwn={asked.user.username === ownName} onClose={close} />
      )}
      {asked?.what === 'password' && (
        <ResetPasswordDialog user={asked.user} onReset={handOver} onClose={close} />
      )}
      {asked && <ConfirmAct act={act} user={asked.user} onClose={close} fallbackFocus={heading} />}
      {handed && <PasswordHandover {...handed} onClose={() => setHanded(null)} fallbackFocus={heading} />}
    </Screen>
  )
}
