import * as z from 'zod'

/**
 * Document ids of SQLite (UUID) and MongoDB (ObjectId), in small letters only: MongoDB would find a document by capitals
 * too, but locks, comparisons and references by text would not.
 */
export const idPattern = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{24})$/

export const idSchema = z.string().regex(idPattern, 'must be an id')

/** Whether a text is an id apart from capitals. */
export const isIdInCapitals = (text: string): boolean =>
  !idPattern.test(text) && idPattern.test(text.toLowerCase())
