import { access } from 'node:fs/promises'
import path from 'node:path'
import type { UploadConfig } from 'payload'
import { HttpError } from '../src/endpoints/HttpError'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** A file that is not there is a 404; Payload itself calls it an error of the server. */
export const missingFile =
  (folder: string): Handler =>
  (_, { params: { filename } }) =>
    access(path.join(folder, path.basename(filename))).catch(() =>
      new HttpError(404, 'Not found.').toResponse(),
    ) as Promise<void>
