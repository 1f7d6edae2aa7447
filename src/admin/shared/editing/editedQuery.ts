import { idPattern } from '@/schemas/id'
import type { ScreenQuery } from '../api/queries'
import type { Resource } from '../crud/resource'

/** The query for an entry's newest version. */
export const editedQuery = ({ path }: Resource, id: string): ScreenQuery => ({
  queryKey: [path, 'draft', id],
  path: `${path}/${id}/draft`,
  shape: 'one',
})

/** The queries of an editor at `…/{id}/edit`. */
export const editorQueries = (resource: Resource) => (_: URLSearchParams, __: unknown, path: string[]) => {
  const id = path.at(-2) ?? ''
  return idPattern.test(id) ? [editedQuery(resource, id)] : []
}
