import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiPage } from '@/admin/shared/api/api'
import type { AuditEntity, UserEntity } from '@/domain/entities'
import { apiPageSize, pageSize } from '@/domain/limits'
import type { AuditAddress } from './auditList'
import { toQuery } from './auditList'

/** A page of the trail; the one before stays until it is there. */
export function useAudit(address: AuditAddress) {
  const query = toQuery(address, pageSize)
  return useQuery({
    queryKey: ['audit', `${query}`],
    queryFn: () => apiPage<AuditEntity>(`/api/admin/audit?${query}`),
    placeholderData: keepPreviousData,
  })
}

/** Who may have done it. */
export const usePeople = () =>
  useQuery({
    queryKey: ['audit-people'],
    queryFn: () => apiPage<UserEntity>(`/api/admin/users?limit=${apiPageSize}`),
  })
