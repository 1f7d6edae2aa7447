import { useMutation, useQueryClient } from '@tanstack/react-query'
import { apiRequest } from '@/admin/shared/api/api'
import { toastRejection } from '@/admin/shared/api/toastFailure'
import type { UserEntity } from '@/domain/entities'
import type { Role } from '@/domain/roles'
import { toast } from '@/toast/toast'
import { path } from './usersQuery'

interface Act<Input, Result> {
  send: (input: Input) => Promise<Result>
  done: string
  failed: string
}

/** Mutates accounts, then refetches the list and reports the outcome in a toast. */
function useAct<Input, Result>({ send, done, failed }: Act<Input, Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast({ title: done })
      return client.invalidateQueries({ queryKey: [path] })
    },
    onError: (error) => void toastRejection(failed, error),
  })
}

export interface NewUser {
  username: string
  name: string
  role: Role
  password: string
}

export const useCreateUser = () =>
  useAct({
    send: (body: NewUser) => apiRequest<UserEntity>(path, { method: 'POST', body }),
    done: 'User created successfully!',
    failed: 'Failed to create user',
  })

export const useUpdateUser = () =>
  useAct({
    // Sends only what changed: another admin may have changed the rest.
    send: ({
      id,
      ...body
    }: Pick<UserEntity, 'id'> & Partial<Pick<UserEntity, 'name' | 'role' | 'isActive'>>) =>
      apiRequest<UserEntity>(`${path}/${id}`, { method: 'PUT', body }),
    done: 'User updated successfully!',
    failed: 'Failed to update user',
  })

export const useResetPassword = () =>
  useAct({
    send: ({ id, password }: { id: string; password: string }) =>
      apiRequest(`${path}/${id}/password`, { method: 'PUT', body: { password } }),
    done: 'Password reset successfully!',
    failed: 'Failed to reset password',
  })

export const useEndSessions = () =>
  useAct({
    send: ({ id }: { id: string }) => apiRequest(`${path}/${id}/sessions`, { method: 'DELETE' }),
    done: 'Logged out everywhere!',
    failed: 'Failed to log out',
  })

export const useDeleteUser = () =>
  useAct({
    send: ({ id }: { id: string }) => apiRequest(`${path}/${id}`, { method: 'DELETE' }),
    done: 'User deleted successfully!',
    failed: 'Failed to delete user',
  })
