import { type Address, describeList, oneOf, text } from '@/admin/shared/lists/listAddress'
import { listQuery } from '@/admin/shared/lists/listQuery'
import { auditActions, auditKinds } from '@/domain/audit'

const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))

const filters = {
  /** An id or `nobody`. */
  user: text(),
  kind: oneOf(auditKinds),
  action: oneOf(auditActions),
  document: text(),
  /** Days (`YYYY-MM-DD`) in the reader's time zone, both inclusive. */
  from: text(isDay),
  to: text(isDay),
}

export const auditList = describeList(filters)
export type AuditAddress = Address<typeof filters>

/** The start of a day, or of one some days later, in the reader's time zone. */
function startOf(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).toISOString()
}

/** A page of the audit log. Only the browser knows the reader's time zone. */
export function auditQuery({ from, to, page, opened: _, ...address }: AuditAddress) {
  const query = auditList.write(address)
  if (from) query.set('from', startOf(from))
  if (to) query.set('until', startOf(to, 1))
  return listQuery({ key: ['audit'], path: '/api/admin/audit', filters: query, page })
}
