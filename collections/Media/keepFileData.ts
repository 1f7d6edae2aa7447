import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

/** What follows from a file, and nobody else says. */
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

const isBag = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The focal point that Payload's screens send in the address, which is all that is taken of it: Payload crops and
 * resizes stored files for whoever asks, under addresses that browsers keep for good.
 */
function takeFocalPoint(req: PayloadRequest): Record<string, number> {
  const { uploadEdits, ...query } = req.query ?? {}
  req.query = query
  const point = isBag(uploadEdits) && uploadEdits.focalPoint
  return isBag(point) ? { focalX: Number(point.x), focalY: Number(point.y) } : {}
}

/** Lets nobody say of a picture what its file says. */
export const keepFileData: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data } = args as { data?: unknown }
  if (!isBag(data)) return args
  const own = Object.entries(data).filter(([name]) => !ofTheFile.has(name))
  return { ...args, data: { ...Object.fromEntries(own), ...takeFocalPoint(req) } }
}
