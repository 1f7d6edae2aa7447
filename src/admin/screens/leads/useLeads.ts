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
import { leadStatus } from '@/domain/lead'
import { toast } from '@/toast/toast'
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

const patch = (client: QueryClient, id: string, values: Partial<LeadEntity>) =>
  change(client, (entries) => entries.map((lead) => (lead.id === id ? { ...lead, ...values } : lead)))

/** Refetches lists and counts after the last of several concurrent changes has been saved. */
export function refresh(client: QueryClient): Promise<void> | undefined {
  if (client.isMutating({ mutationKey: leadsKey }) === 1)
    return client.invalidateQueries({ queryKey: leadsKey })
}

/** The part of a change that can be applied before the server responds. */
const shown = ({ owner: _owner, nextSteps: _steps, ...values }: LeadChange): Partial<LeadEntity> => values

/**
 * Changes a lead optimistically and rolls back if the server rejects it. A status conflict is reported in a toast with
 * “Keep mine”; other conflicts are resolved in the form.
 */
export function useUpdateLead(id: string) {
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
      const back = { change: statusOf(base), base: saved }
      toast({
        title: 'Lead updated successfully!',
        ...mergedWith(taken, labelOfField),
        ...(change.status && { action: { label: 'Undo', onClick: () => mutation.mutate(back) } }),
      })
    },
    onError: (error, { change }, context) => {
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
        // The form handles conflicts in all other fields.
        ...(change.status && {
          description: `Someone else has set ${theirs.fullName} to “${leadStatus(theirs.status).label}”.`,
          action: insist,
        }),
      })
    },
    onSettled: () => void refresh(client),
  })
  return mutation
}

/** Removes leads from every cached list until they are refetched. */
export const takeOut = (client: QueryClient, ids: string[]) =>
  change(client, (entries) => entries.filter(({ id }) => !ids.includes(id)))
