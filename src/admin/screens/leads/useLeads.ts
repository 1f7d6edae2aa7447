import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { apiRequest } from '@/admin/shared/api/api'
import { one } from '@/admin/shared/api/queries'
import { mergedWith } from '@/admin/shared/crud/useCrud'
import { EditConflict } from '@/admin/shared/forms/saveMerged'
import type { AuditEntity, LeadCounts, LeadEntity, LeadSummary, Page } from '@/domain/entities'
import { toast } from '@/toast/toast'
import { conflictText } from './leadConflict'
import { labelOfField } from './leadForm'
import type { LeadsFilter } from './leadsList'
import { columnsKey, countsQuery, leadsKey, listsKey, summaryQuery } from './leadsQueries'
import { statusOf } from './outcome'
import { type LeadChange, saveLead } from './saveLead'

const oneKey = [...leadsKey, 'one'] as const

export const useLeadCounts = () => useQuery(one<LeadCounts>(countsQuery))

/** Counts for the filters, and the possible owners. */
export const useLeadSummary = (filter: LeadsFilter) =>
  useQuery({ ...one<LeadSummary>(summaryQuery(filter)), placeholderData: keepPreviousData })

/** A lead that isn't on the current page. */
export const useLead = (id: string | null) =>
  useQuery({
    queryKey: [...oneKey, id],
    queryFn: () => apiRequest<LeadEntity>(`/api/admin/leads/${id}`),
    enabled: id !== null,
  })

export const useLeadHistory = (id: string) =>
  useQuery({
    queryKey: [...leadsKey, 'history', id],
    queryFn: () => apiRequest<AuditEntity[]>(`/api/admin/leads/${id}/history`),
  })

type Edit = (entries: LeadEntity[]) => LeadEntity[]

/** Updates every cached copy of a lead: inbox pages, board columns and the open dialog. */
function change(client: QueryClient, edit: Edit): void {
  const inPage = (page: Page<LeadEntity>) => ({ ...page, entries: edit(page.entries) })
  client.setQueriesData<Page<LeadEntity>>({ queryKey: listsKey }, (page) => page && inPage(page))
  client.setQueriesData<InfiniteData<Page<LeadEntity>>>(
    { queryKey: columnsKey },
    (column) => column && { ...column, pages: column.pages.map(inPage) },
  )
  client.setQueriesData<LeadEntity>({ queryKey: oneKey }, (lead) => lead && edit([lead])[0])
}

export const patch = (client: QueryClient, id: string, values: Partial<LeadEntity>) =>
  change(client, (entries) => entries.map((lead) => (lead.id === id ? { ...lead, ...values } : lead)))

/** Refetches lists and counts after the last of several concurrent changes has been saved. */
export function refresh(client: QueryClient): Promise<void> | undefined {
  if (client.isMutating({ mutationKey: leadsKey }) === 1)
    return client.invalidateQueries({ queryKey: leadsKey })
}

/** The part of a change that can be applied before the server responds. */
const shown = ({ owner: _owner, nextSteps: _steps, ...values }: LeadChange): Partial<LeadEntity> => values

interface UpdateOptions {
  /** The caller shows conflicts itself, and undoes nothing. */
  isForm?: boolean
}

/**
 * Changes a lead optimistically and rolls back if the server rejects it. A toast offers to undo the change and, after a
 * conflict, to “Keep mine”.
 */
export function useUpdateLead(id: string, { isForm = false }: UpdateOptions = {}) {
  const client = useQueryClient()
  const mutation = useMutation({
    mutationKey: leadsKey,
    // Sends changes to the same lead in order.
    scope: { id: `lead-${id}` },
    // The base is the lead as it was when the value was picked. A queued change can't read it from the screen, which
    // already shows the new value.
    mutationFn: ({ change, base }: { change: LeadChange; base: LeadEntity }) => saveLead(change, base),
    onMutate: async ({ change, base }) => {
      await client.cancelQueries({ queryKey: leadsKey })
      const values = shown(change)
      patch(client, id, values)
      const before = Object.keys(values).map((name) => [name, base[name as keyof LeadEntity]])
      return { before: Object.fromEntries(before) as Partial<LeadEntity> }
    },
    onSuccess: ({ saved, taken }, { change, base }) => {
      patch(client, id, saved)
      // An outcome comes with its status.
      const before = change.status ? statusOf(base) : { owner: base.owner?.id ?? null }
      const undo = { label: 'Undo', onClick: () => mutation.mutate({ change: before, base: saved }) }
      toast({
        title: 'Lead updated successfully!',
        ...mergedWith(taken, labelOfField),
        ...(!isForm && { action: undo }),
      })
    },
    onError: (error, { change, base }, context) => {
      if (context) patch(client, id, context.before)
      if (!(error instanceof EditConflict)) {
        toast({ title: 'Failed to update lead', variant: 'destructive' })
        return
      }
      const theirs: LeadEntity = error.theirs
      patch(client, id, theirs)
      const insist = { label: 'Keep mine', onClick: () => mutation.mutate({ change, base: theirs }) }
      toast({
        title: 'Failed to update lead',
        variant: 'destructive',
        ...(!isForm && { description: conflictText(change, base, theirs), action: insist }),
      })
    },
    onSettled: () => void refresh(client),
  })
  return mutation
}

/** Removes leads from every cached list until they are refetched. */
export const takeOut = (client: QueryClient, ids: string[]) =>
  change(client, (entries) => entries.filter(({ id }) => !ids.includes(id)))
