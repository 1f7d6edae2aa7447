import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from '@/toast/toast'
import { apiRequest } from '../api/api'
import { messageOf } from '../api/messageOf'
import { fieldLabel } from '../forms/fieldLabel'
import { type Edit, saveMerged } from '../forms/saveMerged'
import { newerDraft } from './newerDraft'
import { failed, type Resource, succeeded } from './resource'

interface Stored {
  id: string
  updatedAt: string
}

/** Tells whose words were saved beside one's own. */
export const mergedWith = (taken: string[], labelOf: (field: string) => string = fieldLabel) =>
  taken.length ? { description: `Merged with someone else's changes: ${taken.map(labelOf).join(', ')}.` } : {}

/** One entry as the server holds it now; `id` null asks for none. */
export const useEntry = <Entity>({ path }: Resource, id: string | null) =>
  useQuery({
    queryKey: [path, 'entry', id],
    queryFn: () => apiRequest<Entity>(`${path}/${id}`),
    enabled: id !== null,
  })

export interface Saving<Values extends object, Entity> {
  /** Null makes a new entry. */
  id: string | null
  edit: Edit<Values, Entity>
  toValues: (entity: Entity) => Values
  toBody: (values: Values, stored: Entity | null) => object
  /** The `updatedAt` of a newer draft that its writer knows this save goes over. */
  draft?: string | undefined
}

/** Changes an entry; what others have saved meanwhile is merged in. @throws {EditConflict} */
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

/** Creates or updates an entry; the lists are fetched again, and a notification says how it went. */
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
      // It is asked about in a dialog of its own.
      if (!newerDraft(error)) toast(failed(resource, id === null ? 'create' : 'update'))
    },
  })
}

/** Deletes an entry; the lists are fetched again, and a notification says how it went. */
export function useDeleteEntry(resource: Resource) {
  const client = useQueryClient()
  return useMutation({
    // What somebody else has just written goes by nobody's mistake.
    mutationFn: ({ id, updatedAt }: Stored) =>
      apiRequest(`${resource.path}/${id}`, { method: 'DELETE', ifMatch: updatedAt }),
    onSuccess: () => {
      toast(succeeded(resource, 'deleted'))
      return client.invalidateQueries({ queryKey: [resource.path] })
    },
    onError: (error) => {
      toast({ ...failed(resource, 'delete'), ...messageOf(error) })
      return client.invalidateQueries({ queryKey: [resource.path] })
    },
  })
}
