import type {
  CollectionBeforeValidateHook,
  CollectionConfig,
  FlattenedField,
  GlobalBeforeValidateHook,
} from 'payload'
import type { UnknownRecord } from '@/domain/isRecord'
import { type Place, refuse } from './refuse'
import { wrongType } from './wrongType'

/**
 * Payload doesn't validate drafts, and SQLite stores any value in any column; then the entry, and each list that it is
 * in, can't be read again. @throws {ValidationError} for a value of another type than its field
 */
function check(fields: FlattenedField[], data: UnknownRecord = {}, where: Omit<Place, 'path'>): void {
  const found = wrongType(fields, data)
  if (found) throw refuse(`${found.path} ${found.message}.`, { ...where, path: found.path })
}

const refuseWrongTypes: CollectionBeforeValidateHook = ({ data, collection, req }) => {
  check(collection.flattenedFields, data, { collection, req })
  return data
}

export const refuseWrongTypesOfGlobal: GlobalBeforeValidateHook = ({ data, global, req }) => {
  check(global.flattenedFields, data, { global, req })
  return data
}

/** A collection with drafts that stores no value of a wrong type. */
export const typed = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  hooks: { ...config.hooks, beforeValidate: [...(config.hooks?.beforeValidate ?? []), refuseWrongTypes] },
})
