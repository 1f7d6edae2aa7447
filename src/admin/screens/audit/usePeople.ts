import { useQuery } from '@tanstack/react-query'
import { apiPage } from '@/admin/shared/api/api'
import type { UserEntity } from '@/domain/entities'
import { apiPageSize } from '@/domain/limits'

/** The users to filter the audit log by. */
export const usePeople = () =>
  useQuery({
    queryKey: ['audit-people'],
    queryFn: () => apiPage<UserEntity>(`/api/admin/users?limit=${apiPageSize}`),
  })
