import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { StoredSettings } from '../../domain/entities'
import { toast } from '../../toast/toast'
import { apiRequest } from '../api'
import type { SettingsValues } from './settingsForm'

const path = '/api/admin/settings'

export const fetchSettings = () => apiRequest<StoredSettings>(path)

/** The settings as they are stored now. */
export const useSettings = () => useQuery({ queryKey: [path], queryFn: fetchSettings })

/** Saves all of them, unless somebody else has changed them since `version`. */
export function useSaveSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, version }: { body: SettingsValues; version: string | null }) =>
      apiRequest<StoredSettings>(path, { method: 'PUT', body, ifMatch: version ?? undefined }),
    onSuccess: (saved) => {
      client.setQueryData([path], saved)
      toast({ title: 'Settings updated successfully!' })
    },
    onError: () => void toast({ title: 'Failed to update settings', variant: 'destructive' }),
  })
}
