import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../toast/toast'
import { apiRequest } from '../api'
import { pageOf } from '../asked'
import { entriesAsked, type ListQuery } from './entriesAsked'
import { failed, type Resource, succeeded } from './resource'

/** A page of a list as the site orders it; the one before stays until it is there. */
export const useEntries = <Entity>(list: ListQuery) =>
  useQuery({ ...pageOf<Entity>(entriesAsked(list)), placeholderData: keepPreviousData })

/** One entry as the server holds it now; `id` null asks for none. */
export const useEntry = <Entity>({ path }: Resource, id: string | null) =>
  useQuery({
    queryKey: [path, 'entry', id],
    queryFn: () => apiRequest<Entity>(`${path}/${id}`),
    enabled: id !== null,
  })

export interface Saving<Body> {
  /** Null makes a new entry. */
  id: string | null
  /** The version that is changed. */
  version: string | null
  body: Body
}

/** Creates or updates an entry; the lists are fetched again, and a notification says how it went. */
export function useSaveEntry<Entity, Body>(resource: Resource) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version, body }: Saving<Body>) =>
      id === null
        ? apiRequest<Entity>(resource.path, { method: 'POST', body })
        : apiRequest<Entity>(`${resource.path}/${id}`, {
            method: 'PUT',
            body,
            ifMatch: version ?? undefined,
          }),
    onSuccess: (_saved, { id }) => {
      toast(succeeded(resource, id === null ? 'created' : 'updated'))
      return client.invalidateQueries({ queryKey: [resource.path] })
    },
    onError: (_error, { id }) => void toast(failed(resource, id === null ? 'create' : 'update')),
  })
}

/** Deletes an entry; the lists are fetched again, and a notification says how it went. */
export function useDeleteEntry(resource: Resource) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => apiRequest(`${resource.path}/${id}`, { method: 'DELETE' }),
    onSuccess: () => {
      toast(succeeded(resource, 'deleted'))
      return client.invalidateQueries({ queryKey: [resource.path] })
    },
    onError: () => void toast(failed(resource, 'delete')),
  })
}
