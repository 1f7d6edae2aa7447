import { serverFields } from '@/domain/edit'
import { apiRequest } from '../shared/api/api'

/** Creates a new entry from the form of a deleted one. @returns the URL of its editor */
export async function createDraftOf(collection: string, values: Record<string, unknown>): Promise<string> {
  const data = Object.fromEntries(Object.entries(values).filter(([name]) => !serverFields.includes(name)))
  const { doc } = await apiRequest<{ doc: { id: string } }>(`/api/${collection}?draft=true&depth=0`, {
    method: 'POST',
    body: { ...data, _status: 'draft' },
  })
  return `/admin/collections/${collection}/${doc.id}`
}
