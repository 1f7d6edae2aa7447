import type { ScreenQuery } from '../api/queries'
import { plainList } from '../lists/listAddress'
import { listQuery } from '../lists/listQuery'
import type { Resource } from './resource'

export function entriesQuery(
  { path, order }: Resource,
  { search, page }: { search: string; page: number },
): ScreenQuery {
  const filters = new URLSearchParams({ sort: order, ...(search && { search }) })
  return listQuery({ key: [path, 'list'], path, filters, page })
}

/** The queries for the first page of a content screen. */
export const entriesQueries = (resource: Resource) => (query: URLSearchParams) => [
  entriesQuery(resource, plainList.read(query)),
]
