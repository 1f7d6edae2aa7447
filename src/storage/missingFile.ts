import { access } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest, UploadConfig } from 'payload'
import { HttpError } from '../http/HttpError'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** The address of the file that took this one's place. */
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

/** A file that was replaced leads to the one in its place; one that is gone is a 404. */
async function answerMissing(req: PayloadRequest, name: string): Promise<Response> {
  const url = await replacement(req, name)
  if (!url) return new HttpError(404, 'Not found.').toResponse()
  return new Response(null, { status: 302, headers: { Location: url, 'Cache-Control': 'no-cache' } })
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** Answers for files that a folder does not hold: to Payload they are an error of the server. */
export const missingFile =
  (folder: string): Handler =>
  // Payload's type knows no promise of either; it takes what is no response for none.
  (req, { params: { filename } }) => {
    const name = path.basename(filename)
    return isThere(path.join(folder, name)).then((is) =>
      is ? undefined : answerMissing(req, name),
    ) as Promise<void>
  }

/** The same for files that are elsewhere: `handler` says itself what it does not find, and fails while that is away. */
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
