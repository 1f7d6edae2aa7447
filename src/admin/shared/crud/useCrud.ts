import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from '@/toast/toast'
import { apiRequest } from '../api/api'
import { toastRejection } from '../api/toastFailure'
import { fieldLabel } from '../forms/fieldLabel'
import { type Edit, saveMerged } from '../forms/saveMerged'
import { type Deleted, useUndo } from '../trash/useRestore'
import { newerDraft } from './newerDraft'
import { type DraftedResource, failedTo, type Resource, succeeded } from './resource'

interface Stored {
  id: string
  updatedAt: string
}

/** Names the fields that were merged from someone else's changes, for a toast. */
export const mergedWith = (taken: string[], labelOf: (field: string) => string = fieldLabel) =>
  taken.length ? { description: `Merged with someone else's changes: ${taken.map(labelOf).join(', ')}.` } : {}

/** One entry as currently stored; not fetched while `id` is null. */
export const useEntry = <Entity>({ path }: Resource, id: string | null) =>
  useQuery({
    queryKey: [path, 'entry', id],
    queryFn: () => apiRequest<Entity>(`${path}/${id}`),
    enabled: id !== null,
  })

export interface Saving<Values extends object, Entity> {
  /** Null creates a new entry. */
  id: string | null
  edit: Edit<Values, Entity>
  toValues: (entity: Entity) => Values
  toBody: (values: Values, stored: Entity | null) => object
  /** The `updatedAt` of the newer draft this save may overwrite. */
  draft?: string | undefined
}

/** Updates an entry, merging in what others have saved meanwhile. @throws {EditConflict} */
function update<Values extends object, Entity extends Stored>(
  { path }: Resource,
  { id, edit, toValues, toBody, draft }: Saving<Values, Entity>,
) {
  return saveMerged(edit, {
    write: (values, version, stored) =>
      apiRequest<Entity>(`${path}/${id}`, {
        method: 'PUT',
        body: toBody(values, stored),
        ifMatch: version ?? undefined,
        replacesDraft: draft,
      }),
    read: () => apiRequest<Entity>(`${path}/${id}`),
    toValues,
  })
}

/** Creates or updates an entry, refetches the lists and reports the outcome in a toast. */
export function useSaveEntry<Values extends object, Entity extends Stored>(resource: Resource) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (saving: Saving<Values, Entity>) => {
      const { id, edit, toBody } = saving
      if (id !== null) return update(resource, saving)
      const body = toBody(edit.values, null)
      return { saved: await apiRequest<Entity>(resource.path, { method: 'POST', body }), taken: [] }
    },
    onSuccess: ({ taken }, { id }) => {
      toast({ ...succeeded(resource, id === null ? 'created' : 'updated'), ...mergedWith(taken) })
      return client.invalidateQueries({ queryKey: [resource.path] })
    },
    onError: (error, { id }) => {
      // A newer draft gets its own confirmation dialog.
      if (!newerDraft(error))
        toast({ title: failedTo(id === null ? 'create' : 'update', resource), variant: 'destructive' })
    },
  })
}

/** Moves an entry to the trash, refetches the lists and reports the outcome in a toast, which offers to undo it. */
export function useDeleteEntry(resource: DraftedResource) {
  const client = useQueryClient()
  const undo = useUndo()
  return useMutation({
    // Don't delete a version that the user hasn't seen.
    mutationFn: ({ id, updatedAt }: Stored) =>
      apiRequest<Deleted>(`${resource.path}/${id}`, { method: 'DELETE', ifMatch: updatedAt }),
    onSuccess: ({ deletedAt }, { id }) => {
      toast({ ...succeeded(resource, 'deleted'), ...undo({ kind: resource.collection, id, deletedAt }) })
      return client.invalidateQueries({ queryKey: [resource.path] })
    },
    onError: (error) => {
      toastRejection(failedTo('delete', resource), error)
      return client.invalidateQueries({ queryKey: [resource.path] })
    },
  })
}
