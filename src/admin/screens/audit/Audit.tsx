'use client'

import { History } from 'lucide-react'
import { useRef } from 'react'
import { dayChips } from '@/admin/shared/lists/chips'
import { List } from '@/admin/shared/lists/List'
import { useList } from '@/admin/shared/lists/listQuery'
import { useListAddress } from '@/admin/shared/lists/useListAddress'
import { EmptyState } from '@/admin/shared/ui/EmptyState'
import { PartialErrorNotice } from '@/admin/shared/ui/PartialErrorNotice'
import { Screen } from '@/admin/shared/ui/Screen'
import type { AuditEntity } from '@/domain/entities'
import { AuditFilters } from './AuditFilters'
import { auditList, auditQuery } from './auditList'
import { Entry } from './Entry'
import { usePeople } from './usePeople'

/** The audit log: who did what, and when. */
export function Audit() {
  const { address, state, filterBy } = useListAddress(auditList)
  const list = useList<AuditEntity>(auditQuery(address))
  const people = usePeople()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Screen title="Audit log">
      <PartialErrorNotice title="People to filter by couldn't be loaded." queries={[people]} />
      <List
        state={state}
        query={list}
        nouns={['entry', 'entries']}
        layout="rows"
        heading={heading}
        searchLabel="Search audit log"
        filters={<AuditFilters address={address} people={people.data?.entries} filterBy={filterBy} />}
        chips={dayChips('Changed', address, filterBy)}
        renderItem={(entry) => <Entry entry={entry} />}
        empty={
          <EmptyState
            icon={<History aria-hidden size={24} />}
            title="No activity yet"
            hint="Changes made by staff appear here, with values before and after."
          />
        }
      />
    </Screen>
  )
}
