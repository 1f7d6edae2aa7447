import type { FlattenedField } from 'payload'

/** A field that holds a value, with its path in the document. */
export interface Leaf {
  path: string
  field: FlattenedField
}

/** Secrets, and fields that change by themselves. */
const excludedFields = new Set([
  'createdAt',
  'updatedAt',
  'deletedAt',
  'password',
  'hash',
  'salt',
  'sessions',
  'apiKey',
  'apiKeyIndex',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
  'loginAttempts',
  'lockUntil',
  'lastLoginAt',
  // Properties of an image's file.
  'sizes',
  'url',
  'thumbnailURL',
])

const isAuditable = ({ name, type, custom, ...rest }: FlattenedField, isTop: boolean) =>
  type !== 'join' &&
  name !== 'id' &&
  !custom?.isDerived &&
  !('hidden' in rest && rest.hidden) &&
  !(isTop && excludedFields.has(name))

/** The audited fields of a document; groups are flattened. */
export function auditableFields(fields: FlattenedField[], above = ''): Leaf[] {
  return fields
    .filter((field) => isAuditable(field, !above))
    .flatMap((field) => {
      const path = `${above}${field.name}`
      const isGroup = field.type === 'group' || field.type === 'tab'
      return isGroup ? auditableFields(field.flattenedFields, `${path}.`) : [{ path, field }]
    })
}
