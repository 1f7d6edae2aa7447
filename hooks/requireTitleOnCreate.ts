import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { newEntryPath } from '@/domain/adminPaths'

/**
 * Payload inserts an empty draft as soon as someone opens its page for a new entry. Here they are asked for a
 * title first, so that just looking creates nothing. Runs after the access check.
 * @throws {ValidationError} if a new entry has no title
 */
export const requireTitleOnCreate: CollectionBeforeValidateHook = async ({
  data,
  operation,
  collection,
  req,
}) => {
  if (operation !== 'create' || data?.title) return data
  if (req.payloadAPI === 'local' && req.url?.includes('/admin/')) {
    const { redirect } = await import('next/navigation.js')
    redirect(newEntryPath(collection.slug))
  }
  const errors = [{ path: 'title', message: 'This field is required.' }]
  throw new ValidationError({ collection: collection.slug, errors, req })
}
