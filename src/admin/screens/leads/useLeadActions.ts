import { useMutation, useQueryClient } from '@tanstack/react-query'
import { apiRequest } from '@/admin/shared/api/api'
import { type LeadStatus, type leadBulkActions, leadStatus } from '@/domain/lead'
import { toast } from '@/toast/toast'
import { leadsKey } from './leadsQueries'
import { refresh, takeOut } from './useLeads'

export type LeadAction =
  | { action: 'status'; status: LeadStatus }
  /** `me` is the current user; null removes the owner. */
  | { action: 'owner'; owner: string | null }
  | { action: (typeof leadBulkActions)[number] }

type Bulk = LeadAction & { ids: string[] }

const counted = (count: number) => (count === 1 ? 'Lead' : `${count} leads`)

const said = (bulk: Bulk, count: number): string => {
  switch (bulk.action) {
    case 'status':
      return `${counted(count)} set to ${leadStatus(bulk.status).label}`
    case 'owner':
      if (bulk.owner === null) return `${counted(count)} unassigned`
      return `${counted(count)} assigned${bulk.owner === 'me' ? ' to you' : ''}`
    case 'spam':
      return `${counted(count)} moved to spam`
    case 'not-spam':
      return `${counted(count)} moved to the inbox`
    case 'trash':
      return count === 1 ? 'Lead deleted successfully!' : `${count} leads deleted successfully!`
    case 'restore':
      return `${counted(count)} restored`
    case 'purge':
      return `${counted(count)} deleted forever`
  }
}

/** The action that undoes another; some can't be undone. */
const undoOf = ({ action }: Bulk): LeadAction | null => {
  if (action === 'trash') return { action: 'restore' }
  if (action === 'spam') return { action: 'not-spam' }
  return null
}

const failed = ({ action, ids }: Bulk) => {
  const what = ids.length === 1 ? 'lead' : 'leads'
  return action === 'trash' || action === 'purge' ? `Failed to delete ${what}` : `Failed to update ${what}`
}

/** A single delete uses the specification's endpoint, everything else the bulk endpoint. */
function send({ ids, ...bulk }: Bulk): Promise<{ changed?: number }> {
  return bulk.action === 'trash' && ids.length === 1
    ? apiRequest(`/api/admin/leads/${ids[0]}`, { method: 'DELETE' })
    : apiRequest('/api/admin/leads/bulk', { method: 'POST', body: { ...bulk, ids } })
}

/** Runs an action on one or more leads and offers to undo it. */
export function useLeadActions() {
  const client = useQueryClient()
  const mutation = useMutation({
    mutationKey: leadsKey,
    mutationFn: send,
    onSuccess: ({ changed }, bulk) => {
      if (bulk.action !== 'status' && bulk.action !== 'owner') takeOut(client, bulk.ids)
      const undo = undoOf(bulk)
      toast({
        title: said(bulk, changed ?? bulk.ids.length),
        ...(undo && {
          action: { label: 'Undo', onClick: () => mutation.mutate({ ...undo, ids: bulk.ids }) },
        }),
      })
    },
    onError: (_error, bulk) => toast({ title: failed(bulk), variant: 'destructive' }),
    onSettled: () => void refresh(client),
  })
  return mutation
}
