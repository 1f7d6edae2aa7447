'use client'

import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { ListCount } from '@/admin/shared/lists/ListCount'
import { Pages } from '@/admin/shared/lists/Pages'
import { useLastPage } from '@/admin/shared/lists/useLastPage'
import { useListAddress } from '@/admin/shared/lists/useListAddress'
import { Button } from '@/admin/shared/ui/Button'
import { ErrorState } from '@/admin/shared/ui/ErrorState'
import { Screen } from '@/admin/shared/ui/Screen'
import { Skeleton } from '@/admin/shared/ui/Skeleton'
import type { UserEntity } from '@/domain/entities'
import { pageSize } from '@/domain/limits'
import { ConfirmAct } from './ConfirmAct'
import { EditUserDialog } from './EditUserDialog'
import { type Handed, HandOver } from './HandOver'
import { NewUserDialog } from './NewUserDialog'
import { ResetPasswordDialog } from './ResetPasswordDialog'
import { type UserAction, UserRow } from './UserRow'
import { useUsers } from './useUsers'

const places = ['first', 'second', 'third']

/** The accounts of the staff. `ownName`: who looks at them. */
export function Users({ ownName }: { ownName: string }) {
  const list = useListAddress()
  const { data, error, refetch, isPlaceholderData } = useUsers(list.page)
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<{ user: UserEntity; what: UserAction } | null>(null)
  const [handed, setHanded] = useState<Handed | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const pageCount = Math.ceil((data?.total ?? 0) / pageSize)
  useLastPage(list, pageCount, data !== undefined && !isPlaceholderData)

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
        <Button look="primary" icon={<Plus aria-hidden size={14} />} onClick={() => setAdding(true)}>
          Add User
        </Button>
      }
    >
      <section aria-labelledby="user-list" aria-busy={!data && !error} className="flex flex-col gap-3">
        <ListCount
          id="user-list"
          heading={heading}
          total={data?.total}
          nouns={['user', 'users']}
          isLoading={!data && !error}
        />
        {data ? (
          <ul className="rounded-xl border border-line">
            {data.entries.map((user) => (
              <UserRow
                key={user.id}
                user={user}
                isOwn={user.username === ownName}
                ask={(what) => setAsked({ user, what })}
              />
            ))}
          </ul>
        ) : error ? (
          <ErrorState title="Users couldn't be loaded" error={error} onRetry={refetch} />
        ) : (
          places.map((place) => <Skeleton key={place} className="h-16 w-full rounded-xl" />)
        )}
      </section>
      <Pages
        page={list.page}
        pageCount={pageCount}
        hrefFor={list.hrefForPage}
        onTurn={() => heading.current?.focus()}
      />
      {isAdding && <NewUserDialog onCreated={handOver} onClose={() => setAdding(false)} />}
      {asked?.what === 'edit' && (
        <EditUserDialog user={asked.user} isOwn={asked.user.username === ownName} onClose={close} />
      )}
      {asked?.what === 'password' && (
        <ResetPasswordDialog user={asked.user} onReset={handOver} onClose={close} />
      )}
      {asked && <ConfirmAct act={act} user={asked.user} onClose={close} fallbackFocus={heading} />}
      {handed && <HandOver {...handed} onClose={() => setHanded(null)} fallbackFocus={heading} />}
    </Screen>
  )
}
