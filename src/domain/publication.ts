interface Stored {
  isDraft: boolean
  /** When somebody has planned that it is published; ISO 8601, as all of them. */
  planned: string | null
  publishedAt?: string | null | undefined
}

/**
 * The moment at which an entry that nobody sees yet comes out; null where none is set. The date of a draft is no plan,
 * but a draft that is published before its date waits for it like any other.
 */
export function comesOutAt({ isDraft, planned, publishedAt }: Stored, now = new Date()): string | null {
  const waitsForDate = Boolean(publishedAt && publishedAt > now.toISOString())
  if (!isDraft) return waitsForDate ? (publishedAt ?? null) : null
  return planned && publishedAt && publishedAt > planned ? publishedAt : planned
}
