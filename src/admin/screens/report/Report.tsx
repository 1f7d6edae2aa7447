'use client'

import { CircleCheck } from 'lucide-react'
import { useRef } from 'react'
import { FilterSelect } from '@/admin/shared/lists/FilterSelect'
import { List } from '@/admin/shared/lists/List'
import { useList } from '@/admin/shared/lists/listQuery'
import { useListAddress } from '@/admin/shared/lists/useListAddress'
import { EmptyState } from '@/admin/shared/ui/EmptyState'
import { Screen } from '@/admin/shared/ui/Screen'
import { reportFindings } from '@/domain/contentReport'
import type { ReportEntity } from '@/domain/entities'
import type { Role } from '@/domain/roles'
import { ReportRow } from './ReportRow'
import { kindsFor, reportList, reportQuery } from './reportList'

/** Published content that may deserve attention. */
export function Report({ role }: { role: Role }) {
  const { address, state, filterBy } = useListAddress(reportList)
  const list = useList<ReportEntity>(reportQuery(address))
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Screen title="Content report">
      <p className="max-w-prose text-sm text-muted">
        Published content that hasn't changed for a year, isn't in every language of the site, isn't linked
        from any text, or was never read. Views are counted for posts only.
      </p>
      <List
        state={state}
        query={list}
        nouns={['entry', 'entries']}
        layout="rows"
        heading={heading}
        searchLabel="Search titles"
        filters={
          <>
            <FilterSelect
              label="Finding"
              all="All findings"
              value={address.finding}
              choices={reportFindings}
              onChange={(finding) => filterBy({ finding })}
            />
            <FilterSelect
              label="Type"
              all="All types"
              value={address.kind}
              choices={kindsFor(role)}
              onChange={(kind) => filterBy({ kind })}
            />
          </>
        }
        renderItem={(entry) => <ReportRow entry={entry} />}
        empty={
          <EmptyState
            icon={<CircleCheck aria-hidden size={24} />}
            title="Nothing found"
            hint="Published content appears here once it is old, untranslated, unlinked or unread."
          />
        }
      />
    </Screen>
  )
}
