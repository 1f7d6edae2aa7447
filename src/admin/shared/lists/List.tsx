'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { type ReactNode, type RefObject, useId } from 'react'
import type { Page } from '@/domain/entities'
import { pageSize } from '@/domain/limits'
import { EmptyState } from '../ui/EmptyState'
import { ErrorState } from '../ui/ErrorState'
import { ClearFilters } from './ClearFilters'
import { type Chip, FilterChips } from './FilterChips'
import { ListCount } from './ListCount'
import { ListItems, type ListLayout } from './ListItems'
import { ListTable, type TableProps } from './ListTable'
import type { ListState } from './listState'
import { Pages } from './Pages'
import { SearchBox } from './SearchBox'
import { useLastPage } from './useLastPage'
import { useRowKeys } from './useRowKeys'

type ListTableProps<Entity> = Omit<TableProps<Entity>, 'label' | 'entries' | 'isStale' | 'selectAll'>

interface Props<Entity> {
  state: ListState
  query: Pick<UseQueryResult<Page<Entity>>, 'data' | 'error' | 'refetch' | 'isPlaceholderData'>
  /** Singular and plural: “service”, “services”. */
  nouns: readonly [string, string]
  layout: ListLayout
  renderItem: (entry: Entity) => ReactNode
  /** Shows entries as rows of a table instead; undefined for cards. */
  table?: ListTableProps<Entity> | undefined
  /** Next to the count: the choice of a layout. */
  layouts?: ReactNode
  /** Takes the focus after a page change or a deletion. */
  heading: RefObject<HTMLHeadingElement | null>
  /** Entries per page. */
  size?: number
  /** Omitted if the list can't be searched. */
  searchLabel?: string
  /** Controls next to the search. */
  filters?: ReactNode
  /** The filters that are set, besides those that show it themselves. */
  chips?: readonly Chip[]
  /** Before the count: a checkbox that selects all entries of the page. */
  selectAll?: ReactNode
  /** Above the entries: actions for the selected ones. */
  bulkActions?: ReactNode
  /** Shown if there are no entries at all, with a way to add the first one. */
  empty: ReactNode
  /** Shown if no entries match; by default a sentence built from the nouns. */
  noResults?: { title?: string | undefined; hint?: ReactNode } | undefined
}

/** The list of every screen: search, filters, count, entries and pages; loading, error, empty and no-results states. */
export function List<Entity extends { id: string }>(props: Props<Entity>) {
  const { state, query, nouns, layout, renderItem, table, layouts, heading, size = pageSize } = props
  const { searchLabel, filters, chips = [], selectAll, bulkActions, empty, noResults } = props
  const [, many] = nouns
  const title = many.charAt(0).toUpperCase() + many.slice(1)
  const { data, error, refetch, isPlaceholderData } = query
  const id = useId()
  useRowKeys()
  const isLoading = !data && !error
  const isEmpty = data?.entries.length === 0

  const pageCount = Math.ceil((data?.total ?? 0) / size)
  useLastPage(state, pageCount, data !== undefined && !isPlaceholderData)
  const focusHeading = () => heading.current?.focus()
  const clear = <ClearFilters state={state} onClear={focusHeading} />

  return (
    <>
      <section
        aria-labelledby={id}
        aria-busy={isLoading || isPlaceholderData}
        className="flex flex-col gap-3"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {(searchLabel || filters) && (
            <search aria-label={`Find ${many}`} className="flex grow flex-wrap items-center gap-2">
              {searchLabel && (
                <SearchBox label={searchLabel} value={state.search} onSearch={state.searchFor} />
              )}
              {filters}
              <FilterChips chips={chips} onRemoved={focusHeading} />
              {filters && state.isFiltered && !isEmpty && clear}
            </search>
          )}
          <div className="flex min-h-6 items-center gap-3">
            {!table && selectAll}
            <ListCount id={id} heading={heading} total={data?.total} nouns={nouns} isLoading={isLoading} />
            {layouts}
          </div>
        </div>
        {/* Below the list where there is room, so that no row moves while others are selected. */}
        {bulkActions}
        {error && !data ? (
          <ErrorState title={`${title} couldn't be loaded`} error={error} onRetry={refetch} />
        ) : !isEmpty && table ? (
          <ListTable
            {...table}
            selectAll={selectAll}
            label={title}
            entries={data?.entries}
            isStale={isPlaceholderData}
          />
        ) : !isEmpty ? (
          <ListItems
            label={title}
            layout={layout}
            entries={data?.entries}
            renderItem={renderItem}
            isStale={isPlaceholderData}
          />
        ) : state.isFiltered ? (
          <EmptyState
            icon={<SearchX aria-hidden size={24} />}
            title={noResults?.title ?? `No ${many} found`}
            hint={
              noResults?.hint ??
              (filters ? `No ${many} match your search and filters.` : `No results for “${state.search}”.`)
            }
            action={clear}
          />
        ) : (
          empty
        )}
      </section>
      <Pages state={state} pageCount={pageCount} onTurn={focusHeading} />
    </>
  )
}
