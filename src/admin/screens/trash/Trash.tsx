'use client'

import { Link } from '@payloadcms/ui'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { FilterSelect } from '@/admin/shared/lists/FilterSelect'
import { List } from '@/admin/shared/lists/List'
import { useList } from '@/admin/shared/lists/listQuery'
import { useListAddress } from '@/admin/shared/lists/useListAddress'
import { useRestore } from '@/admin/shared/trash/useRestore'
import { EmptyState } from '@/admin/shared/ui/EmptyState'
import { Screen } from '@/admin/shared/ui/Screen'
import { useSingleFlight } from '@/admin/shared/ui/useSingleFlight'
import type { TrashEntity } from '@/domain/entities'
import { type Role, worksWithLeads } from '@/domain/roles'
import { trashDays } from '@/domain/trash'
import { leadsHref } from '../leads/leadsList'
import { DeleteForever } from './DeleteForever'
import { TrashRow } from './TrashRow'
import { kindsFor, trashList, trashQuery } from './trashList'

/** Deleted content, which can be restored for 30 days. */
export function Trash({ role }: { role: Role }) {
  const { address, state, filterBy } = useListAddress(trashList)
  const list = useList<TrashEntity>(trashQuery(address))
  const restore = useRestore()
  const [deleting, setDeleting] = useState<TrashEntity | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const once = useSingleFlight()
  const restoreOne = ({ kind, id }: TrashEntity) =>
    void once(() =>
      restore.mutateAsync({ kind, id }).then(
        () => heading.current?.focus(),
        // A toast has said so.
        () => {},
      ),
    )
  return (
    <Screen title="Trash">
      <p className="text-sm text-muted">
        Deleted content stays here for {trashDays} days. Deleted leads are in the{' '}
        {worksWithLeads(role) ? (
          <Link href={leadsHref({ folder: 'trash' })} prefetch={false} className="text-accent underline">
            trash of the leads list
          </Link>
        ) : (
          'trash of the leads list'
        )}
        .
      </p>
      <List
        state={state}
        query={list}
        nouns={['entry', 'entries']}
        layout="rows"
        heading={heading}
        searchLabel="Search trash"
        filters={
          <FilterSelect
            label="Type"
            all="All types"
            value={address.kind}
            choices={kindsFor(role)}
            onChange={(kind) => filterBy({ kind })}
          />
        }
        renderItem={(entry) => (
          <TrashRow
            entry={entry}
            isBusy={restore.isPending}
            onRestore={() => restoreOne(entry)}
            onDelete={role === 'admin' ? () => setDeleting(entry) : null}
          />
        )}
        empty={
          <EmptyState
            icon={<Trash2 aria-hidden size={24} />}
            title="Trash is empty"
            hint={`What you delete appears here for ${trashDays} days.`}
          />
        }
      />
      <DeleteForever entry={deleting} onClose={() => setDeleting(null)} fallbackFocus={heading} />
    </Screen>
  )
}
