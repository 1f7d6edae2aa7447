import { createHash } from 'node:crypto'

/** Fields that each database adds, and that may be missing or empty. */
const own = new Set(['_id', '__v', 'globalType', 'latest', 'sessions'])
const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  (Array.isArray(value) ? value.length === 0 : typeof value === 'object' && Object.keys(value).length === 0)

function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(plain)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value)
    .filter(([key]) => !own.has(key))
    .map(([key, inner]) => [key, plain(inner)] as const)
    .filter(([, inner]) => !isNothing(inner))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries)
}

/** Equal for documents with the same content, regardless of database. */
export const digest = (document: object): string =>
  createHash('sha256')
    .update(JSON.stringify(plain(document)))
    .digest('base64url')

/** The number of documents per digest. */
export async function digests(rows: AsyncIterable<object>): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for await (const row of rows) {
    const key = digest(row)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** How many documents of one side are missing on the other. */
export function missing(from: Map<string, number>, to: Map<string, number>): number {
  let count = 0
  for (const [key, wanted] of from) count += Math.max(0, wanted - (to.get(key) ?? 0))
  return count
}
