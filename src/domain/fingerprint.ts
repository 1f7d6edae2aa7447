import { isRecord } from './isRecord'

/** Keys that no person writes: database ids, and the rich text editor's own. */
export const technicalKeys: ReadonlySet<string> = new Set(['id', 'version', 'direction'])

/** A value in canonical form: sorted keys, empty values dropped. */
function essence(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length ? value.map((item) => essence(item) ?? null) : undefined
  if (!isRecord(value)) return value === '' || value === null ? undefined : value
  const entries = Object.keys(value)
    .filter((key) => !technicalKeys.has(key))
    .sort()
    .map((key) => [key, essence(value[key])] as const)
    .filter(([, inner]) => inner !== undefined)
  return entries.length ? Object.fromEntries(entries) : undefined
}

/** FNV-1a over UTF-16. Two with different primes are enough to tell versions of a field apart. */
function hash(text: string, prime: number): string {
  let sum = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    sum = Math.imul(sum ^ text.charCodeAt(index), prime) >>> 0
  return sum.toString(36)
}

/** A short text that is equal for two values exactly if a person would call them the same. */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(essence(value)) ?? ''
  return `${hash(text, 0x01000193)}-${hash(text, 0x85ebca6b)}-${text.length.toString(36)}`
}

/** Whether two values of a field are the same; empty values are, however they are stored. */
export const isSameValue = (one: unknown, other: unknown): boolean => fingerprint(one) === fingerprint(other)
