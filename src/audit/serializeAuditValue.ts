import type { FlattenedField } from 'payload'
import type { AuditValue } from '../domain/audit'
import { isRecord, type UnknownRecord } from '../domain/isRecord'
import { richTextLines } from '../domain/richTextLines'

/** The id of a relation, populated or not. */
function reference(value: unknown): unknown {
  if (!isRecord(value)) return value
  return 'relationTo' in value ? reference(value.value) : value.id
}

/** A list's row on one line, without generated ids. */
function rowText(row: UnknownRecord): string {
  return Object.entries(row)
    .filter(([key, value]) => !['id', 'blockType'].includes(key) && value !== null && value !== undefined)
    .map(([key, value]) => `${key}: ${isRecord(value) ? String(reference(value) ?? '') : String(value)}`)
    .join(', ')
}

/** The texts of a block. */
const blockText = ({ fields, type }: UnknownRecord) =>
  isRecord(fields) && type === 'block' ? rowText(fields) : ''

const lines = (items: unknown[]) =>
  items.map((item) => (isRecord(item) ? rowText(item) : String(item))).join('\n')

/** A stored value for the trail: rich text without formatting, lists line by line, relations by id. */
export function serializeAuditValue(value: unknown, { type }: Pick<FlattenedField, 'type'>): AuditValue {
  if (value === null || value === undefined || value === '') return null
  if (type === 'richText') return richTextLines((value as UnknownRecord).root, blockText).trim() || null
  if (type === 'relationship' || type === 'upload') {
    const ids = [value].flat().map(reference)
    return ids.length ? ids.join('\n') : null
  }
  if (Array.isArray(value)) return value.length ? lines(value) : null
  if (value instanceof Date) return value.toISOString()
  if (isRecord(value)) return JSON.stringify(value)
  return value as AuditValue
}
