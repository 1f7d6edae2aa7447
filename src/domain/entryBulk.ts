/** What became of a step for several entries. */
export interface BulkOutcome {
  done: {
    id: string
    /** When it was moved to the trash (ISO 8601). */
    deletedAt?: string
  }[]
  /** Those that stay as they are, and why. */
  failed: { id: string; title: string; reason: string }[]
}
