import { type Address, describeList, oneOf, text } from '@/admin/shared/lists/listAddress'
import { listQuery } from '@/admin/shared/lists/listQuery'
import { auditActions, auditKinds } from '@/domain/audit'
import { isDay, timeRange } from '@/domain/dayRange'

const filters = {
  /** An id or `nobody`. */
  user: text(),
  kind: oneOf(auditKinds),
  action: oneOf(auditActions),
  document: text(),
  /** Days (`YYYY-MM-DD`) in the agency's time zone, both included. */
  from: text(isDay),
  to: text(isDay),
}

export const auditList = describeList(filters)
export type AuditAddress = Address<typeof filters>

/** A page of the audit log. */
export function auditQuery({ from, to, page, opened: _, ...address }: AuditAddress) {
  const query = auditList.write(address)
  const { start, end } = timeRange({ from, to })
  if (start) query.set('from', start)
  if (end) query.set('until', end)
  return listQuery({ key: ['audit'], path: '/api/admin/audit', filters: query, page })
}
