import type { CollectionSlug, PayloadRequest } from 'payload'

/** What became of several documents, as Payload's screens read it. */
export interface BulkResult {
  docs: object[]
  errors: object[]
}

const messages = {
  update: ['general:updatedCountSuccessfully', 'error:unableToUpdateCount'],
  delete: ['general:deletedCountSuccessfully', 'error:unableToDeleteCount'],
} as const

export type Act = keyof typeof messages

/** Payload's response to a change of several documents: 400 if it failed for any. */
export function bulkResponse(
  req: PayloadRequest,
  collection: CollectionSlug,
  { docs, errors }: BulkResult,
  act: Act = 'update',
): Response {
  const { singular, plural } = req.payload.collections[collection].config.labels
  const total = docs.length + errors.length
  const label = String(total === 1 ? singular : plural)
  const [done, failed] = messages[act]
  const message = errors.length
    ? req.t(failed, { count: errors.length, label, total })
    : req.t(done, { count: total, label })
  return Response.json({ docs, errors, message }, { status: errors.length ? 400 : 200 })
}
