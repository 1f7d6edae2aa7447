import path from 'node:path'
import type { Payload, PayloadRequest, UploadConfig } from 'payload'
import { notFound } from '../http/HttpError'
import type { Media } from '../payload-types'
import { onContentChanged } from '../runtime/contentChanged'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** The names of an image's files: its own and those of its copies. */
export const namesOf = ({ filename, sizes }: Partial<Media>): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter(
    (name) => typeof name === 'string',
  )

async function read(payload: Payload): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { deletedAt: { exists: true } },
    select: { filename: true, sizes: true },
    trash: true,
    pagination: false,
    depth: 0,
  })
  return new Set(docs.flatMap(namesOf))
}

/** The files of all images in the trash, until the next change. */
let trashed: Promise<Set<string>> | undefined
onContentChanged(() => {
  trashed = undefined
})

async function isTrashed({ payload }: PayloadRequest, name: string): Promise<boolean> {
  const found = trashed ?? read(payload)
  trashed = found
  try {
    return (await found).has(name)
  } catch {
    // While the database is down, images are still served.
    if (trashed === found) trashed = undefined
    return false
  }
}

/** Responds for files of images in the trash: they are kept, but not served. */
export const trashedFile: Handler = (req, { params: { filename } }) =>
  // Payload's type doesn't allow a promise of either; it ignores what isn't a response.
  isTrashed(req, path.basename(filename)).then((is) =>
    is ? notFound().toResponse() : undefined,
  ) as Promise<void>
