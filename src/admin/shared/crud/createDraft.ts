import type { DraftedCollection } from '@/domain/contentCollections'
import { apiRequest } from '../api/api'

/** Creates an unpublished entry that has nothing but a title. @returns its id @throws like {@link apiRequest} */
export async function createDraft(collection: DraftedCollection, title: string): Promise<string> {
  const { doc } = await apiRequest<{ doc: { id: string } }>(`/api/${collection}?draft=true&depth=0`, {
    method: 'POST',
    body: { title, _status: 'draft' },
  })
  return doc.id
}
