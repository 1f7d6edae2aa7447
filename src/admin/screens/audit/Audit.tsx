'use client'

import { History } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useRef } from 'react'
import { ListCount } from '@/admin/shared/lists/ListCount'
import { Pages } from '@/admin/shared/lists/Pages'
import { useLastPage } from '@/admin/shared/lists/useLastPage'
import { useListAddress } from '@/admin/shared/lists/useListAddress'
import { EmptyState } from '@/admin/shared/ui/EmptyState'
import { ErrorState } from '@/admin/shared/ui/ErrorState'
import { PartialErrorNotice } from '@/admin/shared/ui/PartialErrorNotice'
import { Screen } from '@/admin/shared/ui/Screen'
import { Skeleton } from '@/admin/shared/ui/Skeleton'
import { pageSize } from '@/domain/limits'
import { Filters } from './AuditFilters'
import { isNarrowed, readAuditAddress } from './auditList'
import { Entry } from './Entry'
import { useAudit, usePeople } from './useAudit'

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Who did what when. */
export function Audit() {
  const list = useListAddress()
  const address = readAuditAddress(useSearchParams())
  const { data, error, refetch, isPlaceholderData } = useAudit(address)
  const people = usePeople()
  const heading = useRef<HTMLHeadingElement>(null)
  const pageCount = Math.ceil((data?.total ?? 0) / pageSize)
  useLastPage(list, pageCount, data !== undefined && !isPlaceholderData)
  return (
    <Screen title="Audit log">
      <Filters
        address={address}
        people={people.data?.entries ?? []}
        searchFor={list.searchFor}
        filterBy={list.filterBy}
      />
      <PartialErrorNotice title="People to filter by couldn't be loaded." queries={[people]} />
      <section
        aria-labelledby="entries"
        aria-busy={(!data && !error) || isPlaceholderData}
        className="flex flex-col gap-3"
      >
        <ListCount
          id="entries"
          heading={heading}
          total={data?.total}
          nouns={['entry', 'entries']}
          isLoading={!data && !error}
        />
        {data?.entries.length ? (
          <ul className={`rounded-xl border border-line ${isPlaceholderData ? 'opacity-60' : ''}`}>
            {data.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        ) : data ? (
          <EmptyState
            icon={<History aria-hidden size={24} />}
            title={isNarrowed(address) ? 'No matching entries' : 'No activity yet'}
            hint={
              isNarrowed(address)
                ? 'No entries match. Remove a filter to see more.'
                : 'Changes made by staff appear here, with values before and after.'
            }
          />
        ) : error ? (
          <ErrorState title="The audit log couldn't be loaded" error={error} onRetry={refetch} />
        ) : (
          places.map((place) => <Skeleton key={place} className="h-14 w-full rounded-xl" />)
        )}
      </section>
      <Pages
        page={address.page}
        pageCount={pageCount}
        hrefFor={list.hrefForPage}
        onTurn={() => heading.current?.focus()}
      />
    </Screen>
  )
}
