import type { ScreenQuery } from '../api/queries'
import { listQuery } from '../lists/listQuery'
import { listSettingsQuery } from '../lists/useListSettings'
import { type EntryAddress, entryList } from './entryList'
import type { Resource } from './resource'

export function entriesQuery(resource: Resource, address: EntryAddress): ScreenQuery {
  const { path } = resource
  const filters = entryList(resource).write({ ...address, opened: null, view: undefined })
  filters.set('sort', address.sort)
  return listQuery({ key: [path, 'list'], path, filters, page: address.page })
}

/** The queries for the look and the first page of a content screen. */
export const entriesQueries = (resource: Resource) => (query: URLSearchParams) => [
  entriesQuery(resource, entryList(resource).read(query)),
  listSettingsQuery(resource.list),
]

/** The values of its filters. */
export const facetsQuery = ({ path }: Resource): ScreenQuery => ({
  queryKey: [path, 'facets'],
  path: `${path}/facets`,
  shape: 'one',
})
