'use client'

import { ErrorState } from '@/admin/shared/ui/ErrorState'
import { RelativeTime } from '@/admin/shared/ui/RelativeTime'
import { Skeleton } from '@/admin/shared/ui/Skeleton'
import type { LeadEntity } from '@/domain/entities'
import { historyOf, type LeadEvent } from './history'
import { useLeadHistory } from './useLeads'

function Event({ event: { what, quote, who, at } }: { event: LeadEvent }) {
  return (
    <li className="relative pl-5 before:absolute before:top-1.5 before:left-0 before:size-2 before:rounded-full before:bg-accent">
      <p className="text-sm wrap-anywhere">{what}</p>
      {quote && (
        <p className="mt-1 line-clamp-4 border-l-2 border-line pl-2 text-sm text-muted wrap-anywhere whitespace-pre-line">
          {quote}
        </p>
      )}
      <p className="text-xs text-muted">
        {who && `${who}, `}
        <RelativeTime iso={at} />
      </p>
    </li>
  )
}

/** A lead's history: what changed, when and by whom. */
export function LeadHistory({ lead }: { lead: LeadEntity }) {
  const { data, error, refetch } = useLeadHistory(lead.id)
  return (
    <section aria-labelledby="lead-history" aria-busy={!data && !error} className="flex flex-col gap-3">
      <h3 id="lead-history" className="text-sm font-semibold">
        History
      </h3>
      {error && !data ? (
        <ErrorState title="History couldn't be loaded" error={error} onRetry={refetch} />
      ) : data ? (
        <ol className="flex flex-col gap-3">
          {historyOf(lead, data).map((event) => (
            <Event key={event.id} event={event} />
          ))}
        </ol>
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </section>
  )
}
