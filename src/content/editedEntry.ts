import type { DataFromCollectionSlug } from 'payload'
import type { DraftedCollection } from '../domain/contentCollections'
import type { EditedEntity, EntryStatus } from '../domain/entities'
import { entryPath } from '../domain/entryPath'
import { defaultLocale, localizedPath } from '../domain/locales'
import { offeredOr } from '../domain/offeredLanguages'
import { hasSlug } from '../domain/slugs'
import { getCms } from '../runtime/cms'
import type { AccessContext } from './accessContext'
import { entryStates } from './entryStates'
import { siteSettings } from './settings'
import { oldSlugs } from './slugHistory'

export interface EditableContent<Slug extends DraftedCollection, Entity> {
  collection: Slug
  /** Converts stored entries, with images populated, to the API's entities. */
  toEntities: (docs: DataFromCollectionSlug<Slug>[]) => Promise<Entity[]>
}

interface Row {
  id: string
  slug?: string | null
  isActive?: boolean | null
  updatedAt: string
  _status?: 'draft' | 'published' | null
}

const plain: EntryStatus = { state: 'published', publishAt: null, unpublishAt: null, scheduleFailed: false }

/** What a draft says, rather than what visitors see: a draft counts as neither active nor published. */
export const asPublished = <Doc>(doc: Doc): Doc => ({ ...doc, _status: 'published' })

/**
 * The newest version of an entry, published or not, as its editor shows it.
 * @throws {NotFound} if there is none that this reader may see
 */
export async function editedEntry<Slug extends DraftedCollection, Entity extends object>(
  { collection, toEntities }: EditableContent<Slug, Entity>,
  id: string,
  access: AccessContext,
): Promise<EditedEntity<Entity>> {
  const payload = await getCms()
  const find = (draft: boolean) =>
    payload.findByID({ collection, id, depth: draft ? 1 : 0, draft, ...access }) as Promise<Row>
  const [stored, newest] = await Promise.all([find(false), find(true)])
  const doc = asPublished(newest) as unknown as DataFromCollectionSlug<Slug>
  const slugged = hasSlug(collection) ? { id, slug: stored.slug ?? null } : null
  const [[entity], states, old] = await Promise.all([
    toEntities([doc]),
    entryStates(collection, [stored], access),
    slugged ? oldSlugs([slugged], access) : null,
  ])
  const status = states.get(id) ?? plain
  const hasPublishedVersion = stored._status === 'published'
  const site = await siteSettings()
  const isPublic = hasPublishedVersion && status.state !== 'scheduled' && stored.isActive !== false
  return {
    ...(entity as Entity),
    ...status,
    updatedAt: newest.updatedAt,
    oldSlugs: old?.get(id) ?? [],
    hasPublishedVersion,
    isChanged: hasPublishedVersion && newest._status === 'draft',
    publicPath: isPublic
      ? localizedPath(
          offeredOr(defaultLocale, site),
          entryPath(collection, { id, slug: stored.slug ?? null }),
        )
      : null,
  }
}
