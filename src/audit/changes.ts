import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { type AuditChange, type AuditValue, cutToChange } from '../domain/audit'
import { technicalKeys } from '../domain/fingerprint'
import { valueAt } from '../domain/merge'
import { displayName } from '../domain/person'
import type { User } from '../payload-types'
import { auditableFields, type Leaf } from './auditableFields'
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
  const names: string[] = []
  // One after another, as a transaction of MongoDB allows.
  for (const id of value.split('\n')) {
    const doc = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, req })
    names.push(
      doc && collection === 'users'
        ? displayName(doc as User)
        : String((doc as unknown as Record<string, unknown> | null)?.[title] ?? id),
    )
  }
  return names.join('\n')
}

/** A list whose rows name what their relations point to. */
async function withNames(value: unknown, { path, field }: Leaf, req: PayloadRequest): Promise<unknown> {
  if (field.type !== 'array' || !Array.isArray(value)) return value
  const relations = field.flattenedFields.filter(({ type }) => type === 'relationship' || type === 'upload')
  const rows: Record<string, unknown>[] = []
  for (const row of value as Record<string, unknown>[]) {
    const labeled = { ...row }
    for (const relation of relations) {
      const id = serializeAuditValue(row[relation.name], relation)
      labeled[relation.name] = await named(id, { path, field: relation }, req)
    }
    rows.push(labeled)
  }
  return rows
}

/** The differences between two states of a document; null means it did not exist. */
export async function changesBetween(
  before: unknown,
  after: unknown,
  { fields, req }: { fields: FlattenedField[]; req: PayloadRequest },
): Promise<AuditChange[]> {
  const changes: AuditChange[] = []
  for (const leaf of auditableFields(fields)) {
    const [was, is] = [before, after].map((state) => valueAt(state, leaf.path))
    const text = (value: unknown) => serializeAuditValue(value, leaf.field)
    if (text(was) === text(is)) {
      if (isReshaped(was, is, leaf.field))
        changes.push({ field: leaf.path, before: 'Same text', after: 'different formatting' })
      continue
    }
    const inWords = async (value: unknown) => named(text(await withNames(value, leaf, req)), leaf, req)
    const change = { field: leaf.path, before: await inWords(was), after: await inWords(is) }
    changes.push(leaf.field.custom?.isKeptWhole ? change : cutToChange(change))
  }
  return changes
}
