import type { CollectionBeforeValidateHook, CollectionConfig, GlobalBeforeValidateHook } from 'payload'
import { refuse } from './refuse'
import { wrongType } from './wrongType'

/**
 * Payload doesn't validate drafts, and SQLite stores any value in any column; then the entry, and each list that it is
 * in, can't be read again. @throws {ValidationError} for a value of another type than its field
 */
const refuseWrongTypes: CollectionBeforeValidateHook = ({ data, collection, req }) => {
  const found = wrongType(collection.flattenedFields, data ?? {})
  if (found) throw refuse(`${found.path} ${found.message}.`, { collection, path: found.path, req })
  return data
}

/** The same for a global. */
export const refuseWrongTypesOfGlobal: GlobalBeforeValidateHook = ({ data, global, req }) => {
  const found = wrongType(global.flattenedFields, data ?? {})
  if (found) throw refuse(`${found.path} ${found.message}.`, { global, path: found.path, req })
  return data
}

/** A collection with drafts that stores no value of a wrong type. */
export const typed = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  hooks: { ...config.hooks, beforeValidate: [...(config.hooks?.beforeValidate ?? []), refuseWrongTypes] },
})
