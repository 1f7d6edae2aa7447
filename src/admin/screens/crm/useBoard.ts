import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { apiPage } from '@/admin/shared/api/api'
import { mergedWith } from '@/admin/shared/crud/useCrud'
import { EditConflict } from '@/admin/shared/forms/saveMerged'
import type { LeadEntity, LeadSummary } from '@/domain/entities'
import type { LeadStatus } from '@/domain/lead'
import { toast } from '@/toast/toast'
import { conflictText } from '../leads/leadConflict'
import { labelOfField } from '../leads/leadForm'
import { leadsKey } from '../leads/leadsQueries'
import { type Outcome, statusOf } from '../leads/outcome'
import { saveLead } from '../leads/saveLead'
import { patch } from '../leads/useLeads'
import { type BoardFilter, columnPage, columnQuery } from './boardQueries'
import { type ColumnData, withLead, withMoved, without } from './columns'

/** The leads with a status: as many pages as have been requested. */
export function useColumn(status: LeadStatus, filter: BoardFilter) {
  return useInfiniteQuery({
    queryKey: columnQuery(status, filter).queryKey,
    queryFn: ({ pageParam }) => apiPage<LeadEntity>(columnQuery(status, filter, pageParam).path),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.length * columnPage < last.total ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
  })
}

interface Move {
  lead: LeadEntity
  to: LeadStatus
  /** How it ended, if it is to be closed. */
  outcome?: Outcome
}

/** Moves a lead to another column of the cached board. */
function place(client: QueryClient, { lead, to, outcome }: Move, filter: BoardFilter): void {
  const from = lead.status
  const keyOf = (status: LeadStatus) => columnQuery(status, filter).queryKey
  client.setQueryData<ColumnData>(keyOf(from), (column) => column && without(column, lead.id))
  const moved = { ...lead, ...outcome, status: to }
  client.setQueryData<ColumnData>(keyOf(to), (column) => column && withLead(column, moved, filter.sort))
  client.setQueriesData<LeadSummary>(
    { queryKey: [...leadsKey, 'summary'] },
    (summary) => summary && withMoved(summary, lead, from, to),
  )
}

/** Moves a lead back to the column it came from, with the outcome it had. */
function back(saved: LeadEntity, before: LeadEntity): Move {
  const { status: _status, ...outcome } = statusOf(before)
  return { lead: saved, to: before.status, outcome }
}

/** Moves a lead to another status optimistically and rolls back if the server rejects it. */
export function useMoveLead(filter: BoardFilter) {
  const client = useQueryClient()
  const mutation = useMutation({
    mutationKey: leadsKey,
    // In order: the second move of a card must not overtake the first.
    scope: { id: 'board' },
    mutationFn: ({ lead, to, outcome }: Move) => saveLead({ status: to, ...outcome }, lead),
    onMutate: async (move) => {
      await client.cancelQueries({ queryKey: leadsKey })
      place(client, move, filter)
    },
    onSuccess: ({ saved, taken }, { lead }) => {
      // What the next move of this card is based on.
      patch(client, lead.id, saved)
      toast({
        title: 'Lead updated successfully!',
        ...mergedWith(taken, labelOfField),
        action: { label: 'Undo', onClick: () => mutation.mutate(back(saved, lead)) },
      })
    },
    onError: (error, { lead, to, outcome }) => {
      place(client, { lead: { ...lead, status: to }, to: lead.status }, filter)
      const theirs = error instanceof EditConflict ? (error.theirs as LeadEntity) : null
      toast({
        title: 'Failed to update lead',
        variant: 'destructive',
        ...(theirs && {
          description: conflictText({ status: to }, lead, theirs),
          action: {
            label: 'Keep mine',
            onClick: () => mutation.mutate({ lead: theirs, to, ...(outcome && { outcome }) }),
          },
        }),
      })
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: leadsKey }) === 1)
        return client.invalidateQueries({ queryKey: leadsKey })
    },
  })
  return mutation
}
