import type { FlattenedField } from 'payload'

/** A field that holds a value of its own, with its path from the document. */
export interface Leaf {
  path: string
  field: FlattenedField
}

/** What no trail may hold, and what changes without anybody's doing. */
const untold = new Set([
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
  // Of a picture: what follows from its file.
  'sizes',
  'url',
  'thumbnailURL',
])

const isTold = ({ name, type, custom, ...rest }: FlattenedField, isTop: boolean) =>
  type !== 'join' &&
  name !== 'id' &&
  !custom?.isDerived &&
  !('hidden' in rest && rest.hidden) &&
  !(isTop && untold.has(name))

/** The fields of a document that the trail tells of; groups are taken apart. */
export function auditableFields(fields: FlattenedField[], above = ''): Leaf[] {
  return fields
    .filter((field) => isTold(field, !above))
    .flatMap((field) => {
      const path = `${above}${field.name}`
      const isGroup = field.type === 'group' || field.type === 'tab'
      return isGroup ? auditableFields(field.flattenedFields, `${path}.`) : [{ path, field }]
    })
}

/** The value at a path such as `whatsappTexts.quote`. */
export function valueAt(doc: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], doc)
}
