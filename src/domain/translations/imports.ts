/** What a file says of an entry, and what would change. */
export interface ImportedEntry {
  /** Kind and id. */
  id: string
  title: string
  changes: { label: string; before: string; after: string }[]
  /** It was translated from an older original. */
  isOlder: boolean
  /** Why it can't be taken; then nothing of it is. */
  problem: string | null
}

export interface ImportReport {
  entries: ImportedEntry[]
  saved: number
}
