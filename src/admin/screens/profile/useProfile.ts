import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiRequest } from '@/admin/shared/api/api'
import { toastRejection } from '@/admin/shared/api/toastFailure'
import type { ProfileEntity } from '@/domain/entities'
import { toast } from '@/toast/toast'

const path = '/api/admin/profile'

export const useProfile = () => useQuery({ queryKey: [path], queryFn: () => apiRequest<ProfileEntity>(path) })

function failed(title: string) {
  return (error: Error) => void toastRejection(title, error)
}

export function useSaveName() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => apiRequest<ProfileEntity>(path, { method: 'PUT', body: { name } }),
    onSuccess: (saved) => {
      client.setQueryData([path], saved)
      toast({ title: 'Profile updated successfully!' })
    },
    onError: failed('Failed to update profile'),
  })
}

export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      apiRequest(`${path}/password`, { method: 'PUT', body }),
    onSuccess: () => {
      toast({ title: 'Password changed successfully!' })
      return client.invalidateQueries({ queryKey: [path] })
    },
    onError: failed('Failed to change password'),
  })
}

export function useEndOtherSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => apiRequest<ProfileEntity>(`${path}/sessions`, { method: 'DELETE' }),
    onSuccess: (saved) => {
      client.setQueryData([path], saved)
      toast({ title: 'Logged out everywhere else!' })
    },
    onError: failed('Failed to log out'),
  })
}
