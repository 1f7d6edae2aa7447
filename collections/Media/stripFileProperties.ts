import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { isPlainObject } from '@/domain/isRecord'

/** Properties of the file, which requests must not set. */
const ofTheFile = new Set([
  'filename',
  'url',
  'thumbnailURL',
  'mimeType',
  'filesize',
  'width',
  'height',
  'sizes',
  'prefix',
  '_objectKey',
])

/**
 * Keeps only the focal point of the query that Payload's screens send: otherwise Payload would crop and resize stored
 * files for anyone, behind URLs that browsers cache forever.
 */
function takeFocalPoint(req: PayloadRequest): Record<string, number> {
  const { uploadEdits, ...query } = req.query ?? {}
  req.query = query
  const point = isPlainObject(uploadEdits) && uploadEdits.focalPoint
  return isPlainObject(point) ? { focalX: Number(point.x), focalY: Number(point.y) } : {}
}

/** Discards values that must come from the image file itself. */
export const stripFileProperties: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data } = args as { data?: unknown }
  if (!isPlainObject(data)) return args
  const own = Object.entries(data).filter(([name]) => !ofTheFile.has(name))
  return { ...args, data: { ...Object.fromEntries(own), ...takeFocalPoint(req) } }
}
