import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { newEntryPath } from '@/domain/adminPaths'

/**
 * Payload inserts an empty draft as soon as its page for a new entry is opened. Whoever opens it is asked for
 * a title first, so that nothing is made of a mere look. It runs once it is known that they may make one.
 * @throws {ValidationError} when an entry without a title is to be created
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
