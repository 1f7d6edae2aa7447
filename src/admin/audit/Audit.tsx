'use client'

import { History } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { useRef } from 'react'
import { pageSize } from '../../domain/limits'
import { useListAddress } from '../crud/useListAddress'
import { EmptyState } from '../ui/EmptyState'
import { ErrorState } from '../ui/ErrorState'
import { Pages } from '../ui/Pages'
import { Screen } from '../ui/Screen'
import { Skeleton } from '../ui/Skeleton'
import { isNarrowed, readAuditAddress } from './auditAddress'
import { Entry } from './Entry'
import { Filters } from './Filters'
import { useAudit } from './useAudit'

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Who did what when. */
export function Audit() {
  const { searchFor, filterBy, hrefForPage } = useListAddress()
  const address = readAuditAddress(useSearchParams())
  const { data, error, refetch, isPlaceholderData } = useAudit(address)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Screen title="Audit trail">
      <Filters address={address} searchFor={searchFor} filterBy={filterBy} />
      <section
        aria-labelledby="entries"
        aria-busy={!data || isPlaceholderData}
        className="flex flex-col gap-3"
      >
        <h2
          id="entries"
          ref={heading}
          tabIndex={-1}
          aria-live="polite"
          className="text-sm font-medium text-muted outline-none"
        >
          {data
            ? `${data.total.toLocaleString('en')} ${data.total === 1 ? 'entry' : 'entries'}`
            : 'Loading the trail …'}
        </h2>
        {data?.entries.length ? (
          <ul className={`rounded-xl border border-line ${isPlaceholderData ? 'opacity-60' : ''}`}>
            {data.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        ) : data ? (
          <EmptyState
            icon={<History aria-hidden size={24} />}
            title={isNarrowed(address) ? 'No entries found' : 'Nothing has happened yet'}
            hint={
              isNarrowed(address)
                ? 'Nothing in the trail fits. Take a filter away to see more.'
                : 'What staff write, change and delete appears here, with before and after.'
            }
          />
        ) : error ? (
          <ErrorState title="The audit trail could not be loaded" error={error} onRetry={refetch} />
        ) : (
          places.map((place) => <Skeleton key={place} className="h-14 w-full rounded-xl" />)
        )}
      </section>
      <Pages
        page={address.page}
        pageCount={Math.ceil((data?.total ?? 0) / pageSize)}
        hrefFor={hrefForPage}
        onTurn={() => heading.current?.focus()}
      />
    </Screen>
  )
}
