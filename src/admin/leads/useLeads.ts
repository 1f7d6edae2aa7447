import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { LeadCounts, LeadEntity, Page } from '../../domain/entities'
import { pageSize } from '../../domain/limits'
import { toast } from '../../toast/toast'
import { apiPage, apiRequest } from '../api'
import type { LeadsAddress } from './useLeadsAddress'

const leadsKey = ['leads'] as const
const listsKey = [...leadsKey, 'list'] as const

/** A page of the leads; the one before stays until it is there. */
export function useLeads({ status, page }: LeadsAddress) {
  const query = new URLSearchParams({ ...(status && { status }), limit: `${pageSize}`, page: `${page}` })
  return useQuery({
    queryKey: [...listsKey, { status, page }],
    queryFn: () => apiPage<LeadEntity>(`/api/admin/leads?${query}`),
    placeholderData: keepPreviousData,
  })
}

export const useLeadCounts = () =>
  useQuery({
    queryKey: [...leadsKey, 'counts'],
    queryFn: () => apiRequest<LeadCounts>('/api/admin/leads/counts'),
  })

function change(client: QueryClient, edit: (entries: LeadEntity[]) => LeadEntity[]): void {
  client.setQueriesData<Page<LeadEntity>>({ queryKey: listsKey }, (list) =>
    list ? { ...list, entries: edit(list.entries) } : list,
  )
}

const patch = (client: QueryClient, id: string, values: Partial<LeadEntity>) =>
  change(client, (entries) => entries.map((lead) => (lead.id === id ? { ...lead, ...values } : lead)))

/** Lists and counts are fetched again once the last of several changes is through. */
function refresh(client: QueryClient): Promise<void> | undefined {
  if (client.isMutating({ mutationKey: leadsKey }) === 1)
    return client.invalidateQueries({ queryKey: leadsKey })
}

/** Changes status or notes: shown at once, taken back when the server refuses. */
export function useUpdateLead({ id, status, notes }: LeadEntity) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: leadsKey,
    // Changes of one lead reach the server in the order in which they were made.
    scope: { id: `lead-${id}` },
    mutationFn: (values: Partial<Pick<LeadEntity, 'status' | 'notes'>>) =>
      apiRequest<LeadEntity>(`/api/admin/leads/${id}`, { method: 'PUT', body: values }),
    onMutate: async (values) => {
      await client.cancelQueries({ queryKey: listsKey })
      patch(client, id, values)
      return { before: 'status' in values ? { status } : { notes } }
    },
    onSuccess: (saved) => {
      patch(client, id, saved)
      toast({ title: 'Lead updated successfully!' })
    },
    onError: (_error, _values, context) => {
      if (context) patch(client, id, context.before)
      toast({ title: 'Failed to update lead', variant: 'destructive' })
    },
    onSettled: () => void refresh(client),
  })
}

export function useDeleteLead() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: leadsKey,
    mutationFn: (id: string) => apiRequest(`/api/admin/leads/${id}`, { method: 'DELETE' }),
    onSuccess: (_answer, id) => {
      change(client, (entries) => entries.filter((lead) => lead.id !== id))
      toast({ title: 'Lead deleted successfully!' })
    },
    onError: () => toast({ title: 'Failed to delete lead', variant: 'destructive' }),
    onSettled: () => void refresh(client),
  })
}
