import { createHash } from 'node:crypto'

const uuid = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi

export const isUuid = (text: string): boolean => text.length === 36 && text.search(uuid) === 0

/** The ObjectId on MongoDB of a SQLite document: always the same, so that old URLs keep working. */
export const movedId = (id: string): string =>
  createHash('sha256').update(id.toLowerCase()).digest('hex').slice(0, 24)

/** A value with the ids of `known` documents converted, including those inside texts such as URLs. */
export function withMovedIds<Value>(value: Value, known: ReadonlySet<string>): Value {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(uuid, (id) => (known.has(id) ? movedId(id) : id))
    if (Array.isArray(part)) return part.map(walk)
    if (part === null || typeof part !== 'object' || part instanceof Date) return part
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner)]))
  }
  return walk(value) as Value
}
