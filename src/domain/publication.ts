interface Stored {
  isDraft: boolean
  /** When publication is scheduled. All times are ISO 8601. */
  scheduledFor: string | null
  publishedAt?: string | null | undefined
}

/**
 * When a hidden entry becomes visible; null if no time is set. A draft's date schedules nothing, but a draft published
 * before its date waits for it.
 */
export function visibleFrom({ isDraft, scheduledFor, publishedAt }: Stored, now = new Date()): string | null {
  const waitsForDate = Boolean(publishedAt && publishedAt > now.toISOString())
  if (!isDraft) return waitsForDate ? (publishedAt ?? null) : null
  return scheduledFor && publishedAt && publishedAt > scheduledFor ? publishedAt : scheduledFor
}
