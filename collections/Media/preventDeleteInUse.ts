import type { CollectionBeforeDeleteHook } from 'payload'
import { checkUnused } from '@/content/unusedPicture'

/**
 * Refuses to delete an image that is in use, even in a draft.
 * @throws {APIError} 409 that names where it is used
 */
export const preventDeleteInUse: CollectionBeforeDeleteHook = ({ id, req }) => checkUnused(String(id), req)
