import { access } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest, UploadConfig } from 'payload'
import { HttpError, notFound } from '../http/HttpError'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** The URL of the file that replaced this one. */
async function replacement({ payload }: PayloadRequest, name: string): Promise<string | undefined> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { oldNames: { in: [name] } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return docs[0]?.url ?? undefined
}

/** A replaced file redirects to its replacement; a missing one is a 404. */
async function answerMissing(req: PayloadRequest, name: string): Promise<Response> {
  const url = await replacement(req, name)
  if (!url) return notFound().toResponse()
  return new Response(null, { status: 302, headers: { Location: url, 'Cache-Control': 'no-cache' } })
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** Responds for files missing from a folder, which Payload would answer with a server error. */
export const missingFile =
  (folder: string): Handler =>
  // Payload's type doesn't allow a promise of either; it ignores what isn't a response.
  (req, { params: { filename } }) => {
    const name = path.basename(filename)
    return isThere(path.join(folder, name)).then((is) =>
      is ? undefined : answerMissing(req, name),
    ) as Promise<void>
  }

/** The same for files stored elsewhere. `handler` reports missing ones itself, and fails if the storage is down. */
export const orMissing =
  (handler: Handler): Handler =>
  async (req, args): Promise<Response> => {
    const response = await handler(req, args)
    if (!response || response.status === 404) return answerMissing(req, path.basename(args.params.filename))
    if (response.status < 500) return response
    return new HttpError(503, 'The image storage is not responding.', undefined, {
      'Retry-After': '10',
      'Cache-Control': 'no-store',
    }).toResponse()
  }
