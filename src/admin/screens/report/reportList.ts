import { type Address, describeList, oneOf } from '@/admin/shared/lists/listAddress'
import { listQuery } from '@/admin/shared/lists/listQuery'
import { draftedCollections } from '@/domain/contentCollections'
import { reportFindings } from '@/domain/contentReport'
import { canWrite, type Role } from '@/domain/roles'
import { trashKinds } from '@/domain/trash'

/** The content types that the report covers. */
export const reportKinds = draftedCollections.map((value) => ({
  value,
  label: trashKinds.find((kind) => kind.value === value)?.label ?? value,
}))

const filters = { finding: oneOf(reportFindings), kind: oneOf(reportKinds) }

export const reportList = describeList(filters)
type ReportAddress = Address<typeof filters>

/** A page of the report. */
export function reportQuery({ page, opened: _, ...address }: ReportAddress) {
  const query = reportList.write({ ...address, page: 1, opened: null })
  return listQuery({ key: ['report'], path: '/api/admin/report', filters: query, page })
}

/** The queries for the first rows. */
export const reportQueries = (query: URLSearchParams) => [reportQuery(reportList.read(query))]

/** The content types that a role finds in the report. */
export const kindsFor = (role: Role) => reportKinds.filter(({ value }) => canWrite(role, value))
