'use client'

import { Link } from '@payloadcms/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Plus, SearchX, Table2 } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import type { Page } from '@/domain/entities'
import { pageSize } from '@/domain/limits'
import { Button, buttonClass } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { ErrorState } from '../ui/ErrorState'
import { Screen } from '../ui/Screen'
import { Skeleton } from '../ui/Skeleton'
import { ListCount } from './ListCount'
import { Pages } from './Pages'
import { SearchBox } from './SearchBox'
import { useLastPage } from './useLastPage'
import type { useListAddress } from './useListAddress'

interface Props<Entity> {
  title: string
  /** One of them, and many: “service”, “services”. */
  nouns: readonly [string, string]
  /** What the button says that adds one. */
  add: string
  /** Payload's own list of them. */
  stockPath: string
  address: ReturnType<typeof useListAddress>
  list: UseQueryResult<Page<Entity>>
  /** Beside the search: what narrows the list further. */
  filters?: ReactNode
  /** What stands there while there are none. */
  empty: ReactNode
  /** Takes the focus after a page was turned or a card is gone. */
  heading: RefObject<HTMLHeadingElement | null>
  card: (entry: Entity) => ReactNode
  children?: ReactNode
}

/** Cards side by side: three on a desk, one on a phone. */
const grid = 'grid grid-cols-1 gap-3 md:grid-cols-2 min-[1400px]:grid-cols-3'
const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** A list of the back office: heading, search, count, cards, pages; while it loads, is empty or fails. */
export function ListScreen<Entity extends { id: string }>(props: Props<Entity>) {
  const { title, nouns, add, stockPath, address, list, filters, empty, heading, card, children } = props
  const [, many] = nouns
  const { data, error, refetch, isPlaceholderData } = list
  const { search, page } = address

  const pageCount = Math.ceil((data?.total ?? 0) / pageSize)
  useLastPage(address, pageCount, data !== undefined && !isPlaceholderData)

  return (
    <Screen
      title={title}
      actions={
        <div className="flex flex-wrap gap-2">
          <Link href={stockPath} prefetch={false} className={buttonClass('quiet')}>
            <Table2 aria-hidden size={14} />
            Table view
          </Link>
          <Button look="primary" icon={<Plus aria-hidden size={14} />} onClick={() => address.edit('new')}>
            {add}
          </Button>
        </div>
      }
    >
      <section
        aria-labelledby="entries"
        aria-busy={(!data && !error) || isPlaceholderData}
        className="flex flex-col gap-3"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="flex grow flex-wrap gap-2">
            <SearchBox label={`Search ${many}`} value={search} onSearch={address.searchFor} />
            {filters}
          </div>
          <ListCount
            id="entries"
            heading={heading}
            total={data?.total}
            nouns={nouns}
            isLoading={!data && !error}
          />
        </div>
        {error && !data ? (
          <ErrorState title={`The ${many} couldn't be loaded`} error={error} onRetry={refetch} />
        ) : !data ? (
          <div aria-hidden className={grid}>
            {places.map((place) => (
              <Skeleton key={place} className="h-64 rounded-xl" />
            ))}
          </div>
        ) : data.entries.length ? (
          <ul className={`${grid} ${isPlaceholderData ? 'opacity-60' : ''}`}>
            {data.entries.map((entry) => (
              <li key={entry.id}>{card(entry)}</li>
            ))}
          </ul>
        ) : search ? (
          <EmptyState
            icon={<SearchX aria-hidden size={24} />}
            title={`No ${many} found`}
            hint={`No results for “${search}”.`}
            action={<Button onClick={() => address.searchFor('')}>Show all {many}</Button>}
          />
        ) : (
          empty
        )}
      </section>
      <Pages
        page={page}
        pageCount={pageCount}
        hrefFor={address.hrefForPage}
        onTurn={() => heading.current?.focus()}
      />
      {children}
    </Screen>
  )
}
