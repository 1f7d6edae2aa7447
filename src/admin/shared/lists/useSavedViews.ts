import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListSettings, SavedView, SettledList } from '@/domain/listSettings'
import { toast } from '@/toast/toast'
import { apiRequest } from '../api/api'
import { toastRejection } from '../api/toastFailure'
import { listSettingsQuery } from './useListSettings'

type Naming = Pick<SavedView, 'name' | 'query'>

/** Saves, renames and deletes the user's views of a list. */
export function useSavedViews(list: SettledList) {
  const client = useQueryClient()
  const { queryKey, path } = listSettingsQuery(list)
  const onFailure = (done: 'saved' | 'renamed' | 'deleted') => ({
    onError: (error: Error) => toastRejection(`The view couldn't be ${done}`, error),
  })
  const show = (settings: ListSettings) => client.setQueryData(queryKey, settings)
  const save = useMutation({
    ...onFailure('saved'),
    mutationFn: (body: Naming) => apiRequest<ListSettings>(`${path}/views`, { method: 'POST', body }),
    onSuccess: (settings, { name }) => {
      show(settings)
      toast({ title: `View “${name}” saved` })
    },
  })
  const rename = useMutation({
    ...onFailure('renamed'),
    mutationFn: ({ id, name }: Omit<SavedView, 'query'>) =>
      apiRequest<ListSettings>(`${path}/views/${id}`, { method: 'PUT', body: { name } }),
    onSuccess: show,
  })
  const remove = useMutation({
    ...onFailure('deleted'),
    mutationFn: ({ id }: SavedView) => apiRequest<ListSettings>(`${path}/views/${id}`, { method: 'DELETE' }),
    onSuccess: (settings, { name, query }) => {
      show(settings)
      toast({
        title: `View “${name}” deleted`,
        action: { label: 'Undo', onClick: () => save.mutate({ name, query }) },
      })
    },
  })
  return { save, rename, remove }
}
