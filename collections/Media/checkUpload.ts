import { createHash } from 'node:crypto'
import path from 'node:path'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { contentLimits } from '@/domain/categories'
import { slugify } from '@/domain/slug'
import { maxPixels } from '@/domain/uploads'
import { sharp } from '@/storage/imageWork'
import { refuse as refuseValue } from '../../hooks/refuse'

type UploadedFile = NonNullable<PayloadRequest['file']>

const refuse = (message: string, req: PayloadRequest, field = 'file') =>
  refuseValue(message, { collection: { slug: 'media' }, path: field, req })

const isPdf = ({ data }: UploadedFile) => data.subarray(0, 5).toString('latin1') === '%PDF-'

/** Only reads the file's header: nothing is decoded before its pixels are counted. */
async function checkPixels(file: UploadedFile, req: PayloadRequest): Promise<void> {
  const picture = await sharp(file.data, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!picture?.width || !picture.height) throw refuse("We couldn't read this image.", req)
  const pixels = picture.width * picture.height * (picture.pages ?? 1)
  if (pixels > maxPixels) throw refuse(`Images can have up to ${maxPixels / 1_000_000} million pixels.`, req)
  // Animations need a way to stop them (WCAG 2.2.2), and can't be scaled to small copies.
  if ((picture.pages ?? 1) > 1)
    throw refuse("Animated images aren't supported. Use a still image or link to a video.", req)
}

/** A safe name that changes with the content, so that browsers may cache the file forever. */
function safeName(file: UploadedFile): string {
  const { name, ext } = path.parse(path.basename(file.name))
  const hash = createHash('sha256').update(file.data).digest('hex').slice(0, 8)
  const base = slugify(name).slice(0, 80).replace(/-+$/, '') || 'file'
  return `${base}-${hash}${ext.toLowerCase().replace(/[^.a-z0-9]/g, '')}`
}

/** Payload deletes the old file before it validates the entry, so validation must happen earlier. */
function checkText(alt: unknown, req: PayloadRequest): void {
  if (alt === undefined) return
  if (typeof alt !== 'string' || !alt.trim()) throw refuse('Describe the image in a few words.', req, 'alt')
  if (alt.length > contentLimits.altText)
    throw refuse(`Use at most ${contentLimits.altText} characters.`, req, 'alt')
}

/**
 * Validates the bytes of an upload before Payload uses it, and gives it a safe name. Without a file Payload would fetch
 * one from the URL in the body, bypassing these checks.
 * @throws {ValidationError} for an image that is missing, unreadable, animated or too large, or replaces several
 */
export const checkUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if (operation !== 'create' && operation !== 'update') return args
  if (!file && operation === 'create') throw refuse('Choose a file to upload.', req)
  if (!file) return args
  // Payload would delete the files of all of them first, and nothing could bring those back.
  const isBulk = operation === 'update' && (args as { id?: unknown }).id === undefined
  if (isBulk) throw refuse('Replace one image at a time.', req)
  if (!file.data?.length) throw refuse('This file is empty.', req)
  checkText((args as { data?: { alt?: unknown } }).data?.alt, req)
  // By content: the declared type doesn't matter.
  if (!isPdf(file)) await checkPixels(file, req)
  file.name = safeName(file)
  return args
}
