import { createHash } from 'node:crypto'
import path from 'node:path'
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import sharp from 'sharp'
import { slugify } from '../src/domain/slug'
import { maxPixels } from '../src/domain/uploads'

type UploadedFile = NonNullable<PayloadRequest['file']>

function refuse(message: string, req: PayloadRequest): ValidationError {
  const error = new ValidationError({ collection: 'media', errors: [{ path: 'file', message }], req })
  // The built product sends the message without its details.
  error.message = message
  return error
}

async function checkPixels(file: UploadedFile, req: PayloadRequest): Promise<void> {
  const picture = await sharp(file.data)
    .metadata()
    .catch(() => null)
  if (!picture?.width || !picture.height) throw refuse('This file is no picture that we can read.', req)
  const pixels = picture.width * picture.height * (picture.pages ?? 1)
  if (pixels > maxPixels) throw refuse(`A picture has at most ${maxPixels / 1_000_000} million pixels.`, req)
}

/** A name without surprises that changes with the content, so that browsers may keep the file for good. */
function safeName(file: UploadedFile): string {
  const { name, ext } = path.parse(path.basename(file.name))
  const hash = createHash('sha256').update(file.data).digest('hex').slice(0, 8)
  return `${slugify(name).slice(0, 80) || 'file'}-${hash}${ext.toLowerCase().replace(/[^.a-z0-9]/g, '')}`
}

/**
 * Looks at the bytes of an upload before Payload does anything with it, and gives it a safe name.
 * @throws {ValidationError} for a picture that cannot be read or has too many pixels
 */
export const checkUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if (!file || (operation !== 'create' && operation !== 'update')) return args
  if (file.mimetype.startsWith('image/')) await checkPixels(file, req)
  file.name = safeName(file)
  return args
}
