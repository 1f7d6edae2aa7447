import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListSettings, SavedView, SettledList } from '@/domain/listSettings'
import { toast } from '@/toast/toast'
import { apiRequest } from '../api/api'
import { messageOf } from '../api/messageOf'
import { listSettingsQuery } from './useListSettings'

type Naming = Pick<SavedView, 'name' | 'query'>

/** Saves, renames and deletes the user's views of a list. */
export function useSavedViews(list: SettledList) {
  const client = useQueryClient()
  const { queryKey, path } = listSettingsQuery(list)
  const options = {
    onError: (error: Error) =>
      toast({ title: "The view couldn't be saved.", ...messageOf(error), variant: 'destructive' as const }),
  }
  const show = (settings: ListSettings) => client.setQueryData(queryKey, settings)
  const save = useMutation({
    ...options,
    mutationFn: (body: Naming) => apiRequest<ListSettings>(`${path}/views`, { method: 'POST', body }),
    onSuccess: (settings, { name }) => {
      show(settings)
      toast({ title: `View “${name}” saved` })
    },
  })
  const rename = useMutation({
    ...options,
    mutationFn: ({ id, name }: Omit<SavedView, 'query'>) =>
      apiRequest<ListSettings>(`${path}/views/${id}`, { method: 'PUT', body: { name } }),
    onSuccess: show,
  })
  const remove = useMutation({
    ...options,
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
