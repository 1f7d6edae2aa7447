'use client'

import { useDroppable } from '@dnd-kit/core'
import type { RefObject } from 'react'
import { Button } from '@/admin/shared/ui/Button'
import { ErrorState } from '@/admin/shared/ui/ErrorState'
import { Skeleton } from '@/admin/shared/ui/Skeleton'
import { StatusPill } from '@/admin/shared/ui/StatusPill'
import type { LeadEntity } from '@/domain/entities'
import type { LeadStatus } from '@/domain/lead'
import { rupees } from '@/domain/money'
import { BoardCard } from './BoardCard'
import type { BoardFilter } from './boardQueries'
import { useColumn } from './useBoard'

interface Props {
  status: LeadStatus
  filter: BoardFilter
  /** The total of the whole column, loaded or not; undefined while loading. */
  total: { count: number; value: number } | undefined
  /** The total couldn't be loaded. */
  isMissing: boolean
  onOpen: (lead: LeadEntity) => void
  onMove: (lead: LeadEntity, to: LeadStatus) => void
  carried: RefObject<string | null>
}

/** The leads with one status. */
export function Column({ status, filter, total, isMissing, onOpen, onMove, carried }: Props) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } =
    useColumn(status, filter)
  const { setNodeRef, isOver } = useDroppable({ id: status })
  const leads = data?.pages.flatMap(({ entries }) => entries)
  const unknown = isMissing ? '–' : '…'
  const titleId = `column-${status}`
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={titleId}
      aria-busy={(!data && !error) || isPlaceholderData}
      className={`flex w-[82vw] shrink-0 snap-center flex-col gap-1 rounded-xl border p-3 sm:w-72 xl:w-auto xl:min-w-0 ${isOver ? 'border-accent bg-accent-soft' : 'border-line bg-raised'}`}
    >
      <header className="sticky top-0 z-1 -mx-3 -mt-3 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 rounded-t-xl bg-inherit px-3 pt-3 pb-2 short:static">
        <h2 id={titleId} className="flex items-center gap-2 text-sm font-semibold">
          <StatusPill status={status} />
          <span className="tabular-nums">{total ? total.count.toLocaleString('en') : unknown}</span>
          <span className="sr-only">{total?.count === 1 ? 'lead' : 'leads'}</span>
        </h2>
        <p className="text-sm text-muted tabular-nums">
          <span className="sr-only">Estimated value: </span>
          {total ? rupees(total.value) : unknown}
        </p>
      </header>
      {error && !data ? (
        <ErrorState title="These leads couldn't be loaded" error={error} onRetry={refetch} />
      ) : leads ? (
        <>
          <ul className={`flex flex-col gap-2 ${isPlaceholderData ? 'opacity-60' : ''}`}>
            {leads.map((lead) => (
              <BoardCard
                key={lead.id}
                lead={lead}
                onOpen={() => onOpen(lead)}
                onMove={(to) => onMove(lead, to)}
                carried={carried}
              />
            ))}
          </ul>
          {leads.length === 0 && <p className="py-6 text-center text-sm text-muted">No leads here</p>}
          {hasNextPage && (
            <Button disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
              {isFetchingNextPage ? 'Loading…' : 'Show more'}
            </Button>
          )}
        </>
      ) : (
        <>
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-24 w-full" />
        </>
      )}
    </section>
  )
}
