import type { SearchedCollection } from '../domain/entities'
import type { BlogPost, Product, Project, Service } from '../payload-types'
import { cms } from './payload'

interface Stored {
  service: Service
  product: Product
  project: Project
  'blog-post': BlogPost
}

/**
 * An entry as it was last saved, published or not; null where there is none. It asks for no rights: only for
 * who holds a signed link.
 */
export async function newestDraft<Kind extends SearchedCollection>(
  kind: Kind,
  id: string,
): Promise<Stored[Kind] | null> {
  const payload = await cms()
  const doc = await payload
    .findByID({ collection: kind, id, draft: true, depth: 1, disableErrors: true })
    .catch(() => null)
  return doc as Stored[Kind] | null
}
