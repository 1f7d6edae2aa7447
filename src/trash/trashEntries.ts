import type { PayloadRequest, Where } from 'payload'
import type { Paging } from '../content/accessContext'
import { accountNames } from '../content/accountNames'
import { all, holds } from '../content/conditions'
import { isContentCollection } from '../domain/contentCollections'
import type { Page, TrashEntity } from '../domain/entities'
import { type TrashKind, trashKinds } from '../domain/trash'
import { deletable, type StoredEntry, titleOf } from './findDeletable'

interface TrashFilter {
  kind?: TrashKind | undefined
  /** Part of the title or, for images, of the text or file name. */
  search?: string | undefined
}

type Found = Pick<TrashEntity, 'kind' | 'id' | 'title' | 'deletedAt'> & { isDraft: boolean }

const searched = (kind: TrashKind) => (kind === 'media' ? ['filename', 'alt'] : ['title'])

/** The entries of one kind that may be on the page, and how many there are in all. */
async function entriesOf(
  kind: TrashKind,
  search: string | undefined,
  last: number,
  req: PayloadRequest,
): Promise<Page<Found>> {
  const may = await deletable(req, kind)
  if (!may) return { entries: [], total: 0 }
  const inTrash: Where = { deletedAt: { exists: true } }
  const { docs, totalDocs } = await req.payload.find({
    collection: kind,
    where: all(inTrash, may !== true && may, search && holds(search, searched(kind))),
    sort: '-deletedAt',
    limit: last,
    trash: true,
    depth: 0,
    select: { title: true, filename: true, deletedAt: true, _status: true } as never,
    req,
  })
  const entries = (docs as unknown as StoredEntry[]).map((doc) => ({
    kind,
    id: doc.id,
    title: titleOf(doc),
    deletedAt: new Date(doc.deletedAt ?? 0).toISOString(),
    isDraft: doc._status === 'draft',
  }))
  return { entries, total: totalDocs }
}

/** Titles of drafts as last saved: the entry itself has what was saved first. */
async function newestTitles(found: Found[], req: PayloadRequest): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const { value: kind } of trashKinds) {
    const ids = found.filter((entry) => entry.kind === kind && entry.isDraft).map(({ id }) => id)
    if (!ids.length || !isContentCollection(kind)) continue
    const { docs } = await req.payload.find({
      collection: kind,
      where: { id: { in: ids } },
      draft: true,
      trash: true,
      pagination: false,
      depth: 0,
      select: { title: true },
      req,
    })
    for (const doc of docs) titles.set(doc.id, titleOf(doc))
  }
  return titles
}

/** Who deleted these entries, by id, with the name they have now. */
async function deleters(found: Found[], req: PayloadRequest): Promise<Map<string, string>> {
  const ids = found.map(({ id }) => id)
  if (!ids.length) return new Map()
  const { docs: trail } = await req.payload.find({
    collection: 'audit-entry',
    where: { and: [{ document: { in: ids } }, { action: { equals: 'trashed' } }] },
    sort: 'createdAt',
    pagination: false,
    depth: 0,
    select: { document: true, user: true, userName: true },
    req,
  })
  const names = await accountNames(
    trail.flatMap(({ user }) => user ?? []),
    { req },
  )
  // The last deletion counts.
  return new Map(
    trail.map(({ document, user, userName }) => [document, names.get(user ?? '') ?? userName ?? '']),
  )
}

/**
 * What the caller may restore, deleted last first. Reads as many entries of each kind as lie before the end of the page;
 * none is in the trash for longer than a month.
 */
export async function trashEntries(
  { kind, search }: TrashFilter,
  { limit, page }: Paging,
  req: PayloadRequest,
): Promise<Page<TrashEntity>> {
  const kinds = trashKinds.map(({ value }) => value).filter((value) => !kind || value === kind)
  const lists: Page<Found>[] = []
  for (const one of kinds) lists.push(await entriesOf(one, search, page * limit, req))
  const found = lists
    .flatMap(({ entries }) => entries)
    .toSorted((one, other) => Date.parse(other.deletedAt) - Date.parse(one.deletedAt))
    .slice((page - 1) * limit, page * limit)
  const [titles, names] = [await newestTitles(found, req), await deleters(found, req)]
  return {
    entries: found.map(({ isDraft: _, ...entry }) => ({
      ...entry,
      title: titles.get(entry.id) ?? entry.title,
      deletedBy: names.get(entry.id) || null,
    })),
    total: lists.reduce((sum, { total }) => sum + total, 0),
  }
}
