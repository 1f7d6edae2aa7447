import type { CollectionSlug, PayloadRequest } from 'payload'

/** What became of several documents, as Payload's screens read it. */
export interface BulkResult {
  docs: object[]
  errors: object[]
}

/** Payload's response to a change of several documents: 400 if it failed for any. */
export function bulkResponse(
  req: PayloadRequest,
  collection: CollectionSlug,
  { docs, errors }: BulkResult,
): Response {
  const { singular, plural } = req.payload.collections[collection].config.labels
  const total = docs.length + errors.length
  const label = String(total === 1 ? singular : plural)
  const message = errors.length
    ? req.t('error:unableToUpdateCount', { count: errors.length, label, total })
    : req.t('general:updatedCountSuccessfully', { count: total, label })
  return Response.json({ docs, errors, message }, { status: errors.length ? 400 : 200 })
}
