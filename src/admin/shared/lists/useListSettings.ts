import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ListSettings, ListView, SettledList } from '@/domain/listSettings'
import { toast } from '@/toast/toast'
import { apiRequest } from '../api/api'
import { one, type ScreenQuery } from '../api/queries'

export const listSettingsQuery = (list: SettledList): ScreenQuery => ({
  queryKey: ['list-settings', list],
  path: `/api/admin/lists/${list}`,
  shape: 'one',
})

/** How the user wants to see a list; undefined while loading. */
export const useListSettings = (list: SettledList) => useQuery(one<ListSettings>(listSettingsQuery(list)))

/** Remembers whether the user wants cards or a table. */
export function useRememberView(list: SettledList) {
  const client = useQueryClient()
  const { queryKey, path } = listSettingsQuery(list)
  return useMutation({
    mutationFn: (view: ListView) => apiRequest<ListSettings>(path, { method: 'PUT', body: { view } }),
    onSuccess: (settings) => client.setQueryData(queryKey, settings),
    onError: () => toast({ title: "The layout couldn't be remembered", variant: 'destructive' }),
  })
}
