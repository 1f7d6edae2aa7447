/** What became of a step for several entries. */
export interface BulkOutcome {
  done: {
    id: string
    /** When it was moved to the trash (ISO 8601). */
    deletedAt?: string
    /** Its version after publishing or unpublishing, if the opposite step brings back what visitors saw before. */
    updatedAt?: string
    /** The step had already been taken. */
    isUnchanged?: true
  }[]
  /** Those that stay as they are, and why. */
  failed: { id: string; title: string; reason: string }[]
}
