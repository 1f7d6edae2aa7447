/** Entries in an XLIFF file: each takes some milliseconds to read, and more to import. */
export const maxXliffEntries = 300

/** What a file says of an entry, and what would change. */
export interface ImportedEntry {
  /** Kind and id. */
  id: string
  title: string
  changes: { label: string; before: string; after: string }[]
  /** Its texts that the original no longer has. */
  leftOut: string[]
  /** It was translated from an older original. */
  isOlder: boolean
  /** Of what is stored; null if nothing is. */
  version: string | null
  /** It isn't stored as it was when it was shown. */
  isChanged: boolean
  /** Why it can't be taken; then nothing of it is. */
  problem: string | null
}

export interface ImportReport {
  entries: ImportedEntry[]
  saved: number
}
