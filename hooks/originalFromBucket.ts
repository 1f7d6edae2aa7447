import { buffer } from 'node:stream/consumers'
import type { CollectionBeforeOperationHook } from 'payload'
import { settings } from '../src/settings'
import { openBucket } from '../src/storage/bucket'

const asksForCopies = (edits: unknown) =>
  typeof edits === 'object' && edits !== null && ('crop' in edits || 'focalPoint' in edits)

/**
 * Gives Payload the stored picture when its copies are made anew. By itself it would ask for it at the site's
 * own address, which a server in a private network may not reach.
 */
export const originalFromBucket: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { bucket } = settings
  if (!bucket || operation !== 'update' || req.file || !asksForCopies(req.query?.uploadEdits)) return args
  const { id } = args as { id?: string }
  if (!id) return args
  const media = await req.payload.findByID({ collection: 'media', id, disableErrors: true, req })
  if (!media?.filename) return args
  const stored = await (await openBucket(bucket)).read(media.filename)
  if (!stored) return args
  const data = await buffer(stored.content)
  req.file = { data, name: media.filename, size: data.length, mimetype: media.mimeType ?? '' }
  return args
}
