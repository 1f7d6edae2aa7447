import type { CollectionSlug, DataFromCollectionSlug } from 'payload'
import type { DraftedCollection } from '../domain/contentCollections'
import type { Page, VersionLine } from '../domain/entities'
import { isSameValue } from '../domain/fingerprint'
import type { UnknownRecord } from '../domain/isRecord'
import { visibleFrom } from '../domain/publication'
import { writersOf } from '../domain/writers'
import { getCms } from '../runtime/cms'
import type { Paging } from './accessContext'
import { accountNames } from './accountNames'
import { asPublished, type EditableContent } from './editedEntry'

/** A version as Payload stores it. */
export interface StoredVersion<Doc> {
  id: string
  parent: string
  updatedAt: string
  version: Doc & { _status?: 'draft' | 'published' | null; writers?: Record<string, string> | null }
}

interface Dated {
  _status?: 'draft' | 'published' | null
  publishedAt?: string | null
}

/** What a version is to visitors, if it is the newest one. */
function stateOf({ _status, publishedAt }: Dated): VersionLine['state'] {
  if (_status !== 'published') return 'draft'
  return visibleFrom({ isDraft: false, scheduledFor: null, publishedAt }) ? 'scheduled' : 'published'
}

/** A version as the document it was. */
export const docOf = <Doc>({ version, parent }: StoredVersion<Doc>): Doc =>
  asPublished({ ...version, id: parent })

async function find<Slug extends DraftedCollection>(
  collection: Slug,
  where: object[],
  { limit, page }: Paging,
) {
  const payload = await getCms()
  const { docs, totalDocs } = await payload.findVersions({
    collection: collection as CollectionSlug,
    where: { and: where as never[] },
    sort: '-updatedAt',
    depth: 1,
    limit,
    page,
    // Who wrote them is nobody's to read but ours.
    showHiddenFields: true,
    overrideAccess: true,
  })
  return { docs: docs as unknown as StoredVersion<DataFromCollectionSlug<Slug>>[], totalDocs }
}

/**
 * The versions of an entry, newest first: when, by whom, and which fields differ from the version before. Doesn't check
 * access.
 * @param fields the names of the fields that people edit
 */
export async function versionsOf<Slug extends DraftedCollection, Entity extends object>(
  { collection, toEntities }: EditableContent<Slug, Entity>,
  id: string,
  fields: string[],
  paging: Paging,
): Promise<Page<VersionLine>> {
  const ofEntry = { parent: { equals: id } }
  const { docs, totalDocs } = await find(collection, [ofEntry], paging)
  const last = docs.at(-1)
  const before = last
    ? (await find(collection, [ofEntry, { updatedAt: { less_than: last.updatedAt } }], { limit: 1, page: 1 }))
        .docs
    : []
  const all = [...docs, ...before]
  const entities = (await toEntities(all.map(docOf))) as UnknownRecord[]
  const authors = docs.map(({ version }) => writersOf(version.writers))
  const names = await accountNames(authors.flat())
  return {
    total: totalDocs,
    entries: docs.map(({ id: version, updatedAt, version: doc }, index) => {
      const [now = {}, then] = [entities[index], entities[index + 1]]
      return {
        id: version,
        updatedAt,
        state: stateOf(doc),
        authors: (authors[index] ?? []).map((author) => names.get(author) ?? null),
        changed: then ? fields.filter((name) => !isSameValue(now[name], then[name])) : null,
      }
    }),
  }
}

/** A version of an entry; null if there is none. Doesn't check access. */
export async function versionOf<Slug extends DraftedCollection>(
  collection: Slug,
  id: string,
  version: string,
) {
  const where = [{ parent: { equals: id } }, { id: { equals: version } }]
  const { docs } = await find(collection, where, { limit: 1, page: 1 })
  return docs[0] ?? null
}
