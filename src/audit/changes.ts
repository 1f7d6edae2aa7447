import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { type AuditChange, type AuditValue, cutToChange } from '../domain/audit'
import { technicalKeys } from '../domain/fingerprint'
import { displayName } from '../domain/person'
import type { User } from '../payload-types'
import { auditableFields, type Leaf, valueAt } from './auditableFields'
import { serializeAuditValue } from './serializeAuditValue'

/** Rich text without generated keys. */
const essence = (value: unknown) =>
  JSON.stringify(value, (key, inner) => (technicalKeys.has(key) ? undefined : inner))

/** The same words with different formatting, such as bold. */
const isReshaped = (before: unknown, after: unknown, { type }: FlattenedField) =>
  type === 'richText' && Boolean(before) && Boolean(after) && essence(before) !== essence(after)

/** Replaces ids of relations with names; the id stays if its document was deleted. */
async function named(value: AuditValue, { field }: Leaf, req: PayloadRequest): Promise<AuditValue> {
  if (field.type !== 'relationship' && field.type !== 'upload') return value
  if (typeof value !== 'string' || typeof field.relationTo !== 'string') return value
  const collection = field.relationTo as CollectionSlug
  const title = req.payload.collections[collection].config.admin.useAsTitle ?? 'id'
  const names = value.split('\n').map(async (id) => {
    const doc = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
    if (doc && collection === 'users') return displayName(doc as User)
    return String((doc as unknown as Record<string, unknown> | null)?.[title] ?? id)
  })
  return (await Promise.all(names)).join('\n')
}

/** A list whose rows name what their relations point to. */
async function withNames(value: unknown, { path, field }: Leaf, req: PayloadRequest): Promise<unknown> {
  if (field.type !== 'array' || !Array.isArray(value)) return value
  const relations = field.flattenedFields.filter(({ type }) => type === 'relationship' || type === 'upload')
  const nameRow = async (row: Record<string, unknown>) => {
    const names = relations.map(async (relation) => {
      const id = serializeAuditValue(row[relation.name], relation)
      return [relation.name, await named(id, { path, field: relation }, req)] as const
    })
    return { ...row, ...Object.fromEntries(await Promise.all(names)) }
  }
  return relations.length ? Promise.all(value.map(nameRow)) : value
}

/** The differences between two states of a document; null means it did not exist. */
export async function changesBetween(
  before: unknown,
  after: unknown,
  { fields, req }: { fields: FlattenedField[]; req: PayloadRequest },
): Promise<AuditChange[]> {
  const changes: AuditChange[] = []
  for (const leaf of auditableFields(fields)) {
    const [was, is] = await Promise.all(
      [before, after].map((state) => withNames(valueAt(state, leaf.path), leaf, req)),
    )
    const change = {
      field: leaf.path,
      before: serializeAuditValue(was, leaf.field),
      after: serializeAuditValue(is, leaf.field),
    }
    if (change.before !== change.after) {
      const [from, to] = [await named(change.before, leaf, req), await named(change.after, leaf, req)]
      const renamed = { ...change, before: from, after: to }
      changes.push(leaf.field.custom?.isKeptWhole ? renamed : cutToChange(renamed))
    } else if (isReshaped(was, is, leaf.field)) {
      changes.push({ field: leaf.path, before: 'Same text', after: 'different formatting' })
    }
  }
  return changes
}
