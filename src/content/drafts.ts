import type { ContentCollection } from '../domain/contentCollections'
import type { BlogPost, Product, Project, Service } from '../payload-types'
import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'

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
export async function newestDraft<Kind extends ContentCollection>(
  kind: Kind,
  id: string,
): Promise<Stored[Kind] | null> {
  const payload = await getCms()
  const doc = await payload
    .findByID({ collection: kind, id, draft: true, depth: 1, disableErrors: true })
    .catch(() => null)
  return doc as Stored[Kind] | null
}

/**
 * Entries for who works on them: of those that are nowhere public, what Payload's editor kept of them while one
 * wrote, which it does not store in the entry itself. What is published stays as visitors see it.
 */
export async function lastSaved<Kind extends ContentCollection>(
  kind: Kind,
  docs: Stored[Kind][],
  reader: AccessContext,
): Promise<Stored[Kind][]> {
  const drafts = docs.filter(({ _status }) => _status === 'draft').map(({ id }) => id)
  if (!drafts.length) return docs
  const payload = await getCms()
  const where = { id: { in: drafts } }
  const found = await payload.find({
    collection: kind,
    where,
    draft: true,
    depth: 1,
    pagination: false,
    ...reader,
  })
  const newest = new Map((found.docs as Stored[Kind][]).map((doc) => [doc.id, doc]))
  return docs.map((doc) => newest.get(doc.id) ?? doc)
}
