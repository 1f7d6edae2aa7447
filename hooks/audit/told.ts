import type { FlattenedField } from 'payload'
import type { AuditValue } from '../../src/domain/audit'

type Bag = Record<string, unknown>

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null

const blockNodes = new Set(['paragraph', 'heading', 'listitem', 'quote', 'block'])

/** The text of rich text, a line a paragraph; of blocks the texts that they hold. */
function richText(node: unknown): string {
  if (!isBag(node)) return ''
  if (typeof node.text === 'string') return node.text
  const own = isBag(node.fields) && node.type === 'block' ? rowText(node.fields) : ''
  const children = Array.isArray(node.children) ? node.children.map(richText).join('') : ''
  return `${own}${children}${blockNodes.has(String(node.type)) ? '\n' : ''}`
}

/** A relation as its id, whether or not it was populated. */
function reference(value: unknown): unknown {
  if (!isBag(value)) return value
  return 'relationTo' in value ? reference(value.value) : value.id
}

/** A row of a list in a line, without the ids that the database gives. */
function rowText(row: Bag): string {
  return Object.entries(row)
    .filter(([key, value]) => !['id', 'blockType'].includes(key) && value !== null && value !== undefined)
    .map(([key, value]) => `${key}: ${isBag(value) ? String(reference(value) ?? '') : String(value)}`)
    .join(', ')
}

const lines = (items: unknown[]) =>
  items.map((item) => (isBag(item) ? rowText(item) : String(item))).join('\n')

/** A stored value as the trail tells it: rich text without its form, lists line by line, relations by id. */
export function told(value: unknown, { type }: Pick<FlattenedField, 'type'>): AuditValue {
  if (value === null || value === undefined || value === '') return null
  if (type === 'richText') return richText((value as Bag).root).trim() || null
  if (type === 'relationship' || type === 'upload') {
    const ids = [value].flat().map(reference)
    return ids.length ? ids.join('\n') : null
  }
  if (Array.isArray(value)) return value.length ? lines(value) : null
  if (value instanceof Date) return value.toISOString()
  if (isBag(value)) return JSON.stringify(value)
  return value as AuditValue
}
