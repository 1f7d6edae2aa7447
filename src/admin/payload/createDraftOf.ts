import { apiRequest } from '../shared/api/api'

/** What the server writes itself. */
const unwritten = ['id', 'createdAt', 'updatedAt', '_status']

/** Makes a new entry of what stands in the form of one that is gone. @returns where it is edited */
export async function createDraftOf(collection: string, values: Record<string, unknown>): Promise<string> {
  const data = Object.fromEntries(Object.entries(values).filter(([name]) => !unwritten.includes(name)))
  const { doc } = await apiRequest<{ doc: { id: string } }>(`/api/${collection}?draft=true&depth=0`, {
    method: 'POST',
    body: { ...data, _status: 'draft' },
  })
  return `/admin/collections/${collection}/${doc.id}`
}
