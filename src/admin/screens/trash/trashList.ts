import { type Address, describeList, oneOf } from '@/admin/shared/lists/listAddress'
import { listQuery } from '@/admin/shared/lists/listQuery'
import { canWrite, type Role, worksOnContent } from '@/domain/roles'
import { trashKinds } from '@/domain/trash'

const filters = { kind: oneOf(trashKinds) }

export const trashList = describeList(filters)
export type TrashAddress = Address<typeof filters>

export const trashKey = ['trash'] as const

/** A page of the trash. */
export function trashQuery({ page, opened: _, ...address }: TrashAddress) {
  const query = trashList.write({ ...address, page: 1, opened: null })
  return listQuery({ key: trashKey, path: '/api/admin/trash', filters: query, page })
}

/** The queries for the first rows. */
export const trashQueries = (query: URLSearchParams) => [trashQuery(trashList.read(query))]

/** The kinds of entries that a role can find in the trash. */
export const kindsFor = (role: Role) =>
  trashKinds.filter(({ value }) => (value === 'media' ? worksOnContent(role) : canWrite(role, value)))
