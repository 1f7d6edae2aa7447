import { access } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest, UploadConfig } from 'payload'
import { HttpError } from '../src/endpoints/HttpError'

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

async function answer(req: PayloadRequest, file: string): Promise<Response | undefined> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (isThere) return
  const url = await replacement(req, path.basename(file))
  if (!url) return new HttpError(404, 'Not found.').toResponse()
  return new Response(null, { status: 302, headers: { Location: url, 'Cache-Control': 'no-cache' } })
}

/** A file that was replaced leads to the one in its place; one that is gone is a 404, to Payload an error of the server. */
export const missingFile =
  (folder: string): Handler =>
  // Payload's type knows no promise of either; it takes what is no response for none.
  (req, { params: { filename } }) =>
    answer(req, path.join(folder, path.basename(filename))) as Promise<void>
