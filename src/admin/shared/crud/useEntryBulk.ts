import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BulkOutcome } from '@/domain/entryBulk'
import { pluralize } from '@/domain/pluralize'
import type { EntryBulk } from '@/schemas/entryBulk'
import { toast } from '@/toast/toast'
import { apiRequest } from '../api/api'
import { toastRejection } from '../api/toastFailure'
import type { Resource } from './resource'

type Action = EntryBulk['action']

const past: Record<Action, string> = {
  publish: 'published',
  unpublish: 'unpublished',
  trash: 'moved to the trash',
  restore: 'restored',
}

/** What a report says of entries that stay as they are. */
const refused: Record<Action, string> = {
  publish: "couldn't be published",
  unpublish: "couldn't be unpublished",
  trash: "couldn't be deleted",
  restore: "couldn't be restored",
}

/** Entries that a step left as they are. */
export interface BulkReport {
  title: string
  failed: BulkOutcome['failed']
}

interface Options {
  nouns: readonly [string, string]
  /** Called with the ids that followed and with what to report about the others. */
  onDone: (done: string[], report: BulkReport | null) => void
}

/** What undoes a step for the entries that followed, except for those that someone changes meanwhile; null if nothing. */
function undoOf(action: Action, done: BulkOutcome['done']): EntryBulk | null {
  const entries = done.flatMap(({ id, deletedAt }) => (deletedAt ? [{ id, deletedAt }] : []))
  if (entries.length) return { action: 'restore', entries }
  const versions = done.flatMap(({ id, updatedAt }) => (updatedAt ? [[id, updatedAt] as const] : []))
  if (!versions.length) return null
  const opposite = action === 'publish' ? 'unpublish' : 'publish'
  return { action: opposite, ids: versions.map(([id]) => id), versions: Object.fromEntries(versions) }
}

/** One step for several entries; a toast says what happened and offers to undo it. */
export function useEntryBulk({ path }: Resource, { nouns: [one, many], onDone }: Options) {
  const client = useQueryClient()
  const inWords = (count: number) => pluralize(count, one, many)
  const mutation = useMutation({
    mutationFn: (body: EntryBulk) => apiRequest<BulkOutcome>(`${path}/bulk`, { method: 'POST', body }),
    onSuccess: ({ done, failed }, { action }) => {
      const undo = undoOf(action, done)
      const unchanged = done.filter(({ isUnchanged }) => isUnchanged).length
      if (done.length)
        toast({
          title: `${inWords(done.length - unchanged)} ${past[action]}`,
          ...(unchanged && {
            description: `${inWords(unchanged)} already ${unchanged === 1 ? 'was' : 'were'}.`,
          }),
          ...(undo && { action: { label: 'Undo', onClick: () => mutation.mutate(undo) } }),
        })
      const title = `${inWords(failed.length)} ${refused[action]}`
      onDone(
        done.map(({ id }) => id),
        failed.length ? { title, failed } : null,
      )
      return client.invalidateQueries({ queryKey: [path] })
    },
    onError: (error) => {
      toastRejection(`Failed to change ${many}`, error)
      return client.invalidateQueries({ queryKey: [path] })
    },
  })
  return mutation
}
