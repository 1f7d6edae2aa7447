import type { PayloadRequest } from 'payload'
import { all } from '../content/conditions'
import type { TrashKind } from '../domain/trash'
import { deletable } from './findDeletable'

/** The ids of those of some entries that the caller may move to the trash. */
export async function deletableIds(
  req: PayloadRequest,
  collection: TrashKind,
  entries: { id: string }[],
): Promise<Set<string>> {
  const may = await deletable(req, collection)
  const ids = entries.map(({ id }) => id)
  if (may === true) return new Set(ids)
  if (!may || !ids.length) return new Set()
  const { docs } = await req.payload.find({
    collection,
    // Not `in`: on MongoDB it fails for an id that can't be one.
    where: all({ or: ids.map((id) => ({ id: { equals: id } })) }, may),
    select: {},
    pagination: false,
    depth: 0,
    req,
  })
  return new Set(docs.map(({ id }) => id))
}
