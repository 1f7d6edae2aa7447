import type { DraftedCollection } from '../domain/contentCollections'
import { unlessOutage } from '../errors/DatabaseUnavailable'
import type { BlogPost, Page, Product, Project, Service } from '../payload-types'
import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'
import type { InLanguage, LocaleOptions } from './inLanguage'
import { withDraftTranslation } from './translations/draftTranslation'

interface Stored {
  service: Service
  product: Product
  project: Project
  'blog-post': BlogPost
  page: Page
}

/**
 * An entry as it was last saved, published or not, in the language of its reader if it has a translation there, ready
 * or not; null if there is none. Doesn't check access: only for holders of a signed link.
 */
export async function newestDraft<Kind extends DraftedCollection>(
  kind: Kind,
  id: string,
  localeOptions?: LocaleOptions,
): Promise<InLanguage<Stored[Kind]> | null> {
  const payload = await getCms()
  const doc = await payload
    .findByID({ collection: kind, id, draft: true, depth: 1, disableErrors: true })
    .catch(unlessOutage(null))
  return doc && ((await withDraftTranslation(kind, doc, localeOptions)) as InLanguage<Stored[Kind]>)
}

/**
 * Entries for staff: unpublished ones include what Payload autosaved, which isn't in the entry itself. Published ones
 * are returned as visitors see them.
 */
export async function lastSaved<Kind extends DraftedCollection>(
  kind: Kind,
  docs: Stored[Kind][],
  access: AccessContext,
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
    ...access,
  })
  const newest = new Map((found.docs as Stored[Kind][]).map((doc) => [doc.id, doc]))
  return docs.map((doc) => {
    const found = newest.get(doc.id)
    // As in reads of one entry: if saving was interrupted, the entry is newer than its versions.
    return found && found.updatedAt >= doc.updatedAt ? found : doc
  })
}
