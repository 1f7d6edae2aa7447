import { useMutation, useQueryClient } from '@tanstack/react-query'
import { apiRequest } from '@/admin/shared/api/api'
import { toastRejection } from '@/admin/shared/api/toastFailure'
import type { LeadEntity } from '@/domain/entities'
import type { BulkOutcome } from '@/domain/entryBulk'
import { type LeadStatus, type leadBulkActions, leadStatus } from '@/domain/lead'
import type { LeadUndo } from '@/schemas/lead'
import { toast } from '@/toast/toast'
import { leadsKey } from './leadsQueries'
import type { Outcome } from './outcome'
import { patch, refresh, takeOut } from './useLeads'

export type LeadAction =
  | ({ action: 'status'; status: LeadStatus } & Outcome)
  /** `me` is the current user; null removes the owner. */
  | { action: 'owner'; owner: string | null }
  | { action: (typeof leadBulkActions)[number] }

interface Some {
  ids: string[]
  /** The versions that the user has seen, by id: leads that were changed since stay as they are. */
  versions?: Record<string, string>
}

type Bulk = LeadAction & Some

/** What an action on one lead acts on. */
export const oneLead = ({ id, updatedAt }: LeadEntity): Required<Some> => ({
  ids: [id],
  versions: { [id]: updatedAt },
})

const inWords = (count: number) => (count === 1 ? 'Lead' : `${count} leads`)

const doneText = (bulk: Bulk, count: number): string => {
  switch (bulk.action) {
    case 'status':
      return `${inWords(count)} set to ${leadStatus(bulk.status).label}`
    case 'owner':
      if (bulk.owner === null) return `${inWords(count)} unassigned`
      return `${inWords(count)} assigned${bulk.owner === 'me' ? ' to you' : ''}`
    case 'spam':
      return `${inWords(count)} moved to spam`
    case 'not-spam':
      return `${inWords(count)} moved to the inbox`
    case 'trash':
      return count === 1 ? 'Lead deleted successfully!' : `${count} leads deleted successfully!`
    case 'restore':
      return `${inWords(count)} restored`
    case 'purge':
      return `${inWords(count)} deleted forever`
  }
}

type Move = Exclude<(typeof leadBulkActions)[number], 'purge'>

const opposites: Partial<Record<Bulk['action'], Move>> = {
  trash: 'restore',
  restore: 'trash',
  spam: 'not-spam',
  'not-spam': 'spam',
}

/** The action that undoes another; some can't be undone, and the server knows what undoes the rest. */
function undoOf({ action }: Bulk): LeadAction | null {
  const opposite = opposites[action]
  return opposite ? { action: opposite } : null
}

const failureOf = ({ action, ids }: Bulk) => {
  const what = ids.length === 1 ? 'lead' : 'leads'
  return action === 'trash' || action === 'purge' ? `Failed to delete ${what}` : `Failed to update ${what}`
}

interface Changed {
  changed?: number
  failed?: BulkOutcome['failed']
  /** What undoes it; the server knows what each lead had before. */
  undo?: LeadUndo[]
}

/** A single delete uses the specification's endpoint, everything else the bulk endpoint. */
function send(bulk: Bulk): Promise<Changed> {
  const [id = '', ...others] = bulk.ids
  return bulk.action === 'trash' && !others.length
    ? apiRequest(`/api/admin/leads/${id}`, { method: 'DELETE', ifMatch: bulk.versions?.[id] })
    : apiRequest('/api/admin/leads/bulk', { method: 'POST', body: bulk })
}

const unchanged = (count: number) =>
  count === 1
    ? '1 lead has changed since and stays as it is.'
    : `${count} leads have changed since and stay as they are.`

/** Undoes a change of several leads, except for those that someone has changed since. */
function useUndoBulk() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: leadsKey,
    mutationFn: (leads: LeadUndo[]) =>
      apiRequest<{ changed: number; missing: number }>('/api/admin/leads/bulk/undo', {
        method: 'POST',
        body: { leads },
      }),
    onSuccess: ({ changed, missing }) =>
      toast({
        title: changed ? `${inWords(changed)} reverted` : 'Failed to undo',
        ...(missing && { description: unchanged(missing) }),
        ...(!changed && { variant: 'destructive' }),
      }),
    onError: () => toast({ title: 'Failed to undo', variant: 'destructive' }),
    onSettled: () => void refresh(client),
  })
}

/** Runs an action on one or more leads and offers to undo it. */
export function useLeadActions() {
  const client = useQueryClient()
  const undoBulk = useUndoBulk()
  const mutation = useMutation({
    mutationKey: leadsKey,
    mutationFn: send,
    onSuccess: (answer, bulk) => {
      const { changed = bulk.ids.length, failed = [], undo: before } = answer
      const ids = bulk.ids.filter((id) => failed.every((one) => one.id !== id))
      if (bulk.action !== 'status' && bulk.action !== 'owner') takeOut(client, ids)
      // The next action must not take this one for someone else's.
      for (const { id, updatedAt } of before ?? []) patch(client, id, { updatedAt })
      const undo = undoOf(bulk)
      toast({
        title: changed ? doneText(bulk, changed) : failureOf(bulk),
        ...(failed.length && { description: unchanged(failed.length) }),
        ...(!changed && { variant: 'destructive' }),
        ...(changed &&
          (undo || before) && {
            action: {
              label: 'Undo',
              onClick: () => (before ? undoBulk.mutate(before) : undo && mutation.mutate({ ...undo, ids })),
            },
          }),
      })
    },
    onError: (error, bulk) => toastRejection(failureOf(bulk), error),
    onSettled: () => void refresh(client),
  })
  return mutation
}
