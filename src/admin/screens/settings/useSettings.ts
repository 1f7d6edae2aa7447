import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiRequest } from '@/admin/shared/api/api'
import { mergedWith } from '@/admin/shared/crud/useCrud'
import { type Edit, saveMerged } from '@/admin/shared/forms/saveMerged'
import type { StoredSettings } from '@/domain/entities'
import { toast } from '@/toast/toast'
import { fieldName, groups, type SettingsValues, toValues } from './settingsValues'

const path = '/api/admin/settings'

const fetchSettings = () => apiRequest<StoredSettings>(path)

/** The stored settings. */
export const useSettings = () => useQuery({ queryKey: [path], queryFn: fetchSettings })

const write = (body: SettingsValues, version: string | null) =>
  apiRequest<StoredSettings>(path, { method: 'PUT', body, ifMatch: version ?? undefined })

/** Saves all settings, merging in what others have saved meanwhile. */
export function useSaveSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (edit: Edit<SettingsValues, StoredSettings>) =>
      saveMerged(edit, { write, read: fetchSettings, toValues, groups }),
    onSuccess: ({ saved, taken }) => {
      client.setQueryData([path], saved)
      toast({ title: 'Settings updated successfully!', ...mergedWith(taken, fieldName) })
    },
    onError: () => void toast({ title: 'Failed to update settings', variant: 'destructive' }),
  })
}
