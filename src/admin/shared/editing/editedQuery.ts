import { idPattern } from '@/schemas/id'
import type { ScreenQuery } from '../api/queries'
import type { DraftedResource } from '../crud/resource'

/** The query for an entry's newest version. */
export const editedQuery = ({ path }: DraftedResource, id: string): ScreenQuery => ({
  queryKey: [path, 'draft', id],
  path: `${path}/${id}/draft`,
  shape: 'one',
})

/** The queries of an editor at `…/{id}/edit`. */
export const editorQueries =
  (resource: DraftedResource) => (_: URLSearchParams, __: unknown, path: string[]) => {
    const id = path.at(-2) ?? ''
    return idPattern.test(id) ? [editedQuery(resource, id)] : []
  }
