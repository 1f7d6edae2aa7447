/** What the System screen shows. Dates are ISO 8601. */
export interface SystemEntity {
  versions: { frontdesk: string; payload: string; node: string }
  /** When this process started. */
  startedAt: string
  /** Machine of this process. */
  host: string
  database: {
    kind: 'SQLite' | 'MongoDB'
    /** Milliseconds that it took to answer; null: it did not. */
    answeredIn: number | null
  }
  storage: {
    kind: string
    /** Milliseconds that a bucket took to answer; null: it did not. The disk of the server is not asked. */
    answeredIn?: number | null
    /** Uploaded pictures. */
    files: number
    /** Bytes; null where nobody knows. */
    free: number | null
  }
  jobs: {
    /** Machine and process that runs them; null: none at this moment. */
    runner: string | null
    waiting: JobEntity[]
    failed: JobEntity[]
  }
  backups: BackupsEntity
  mail: { from: string; isConfigured: boolean; to: string[] }
}

export interface JobEntity {
  id: string
  label: string
  createdAt: string
  /** How often it was tried. */
  tried: number
  /** When it is tried next; null: at once, or never again if it has failed for good. */
  nextTry: string | null
  /** Why the last try failed. */
  message: string | null
}

export interface BackupsEntity {
  /** Time of day, `03:00`, and by whose clocks, Asia/Kolkata; null: by hand alone. */
  schedule: { at: string; zone: string } | null
  keep: number
  progress: BackupProgress
  list: StoredBackup[]
}

/** A backup that lies in the folder. */
export interface StoredBackup {
  name: string
  /** Bytes. */
  size: number
  createdAt: string
}

/** How the last backup went that the schedule or the System screen asked for. */
export type BackupProgress =
  | { state: 'none'; since: string }
  | { state: 'queued'; since: string }
  | { state: 'running'; since: string; step: string; done: number; total: number | null }
  | { state: 'done'; since: string; finishedAt: string; seconds: number }
  | { state: 'failed'; since: string; finishedAt: string; message: string }

export const isUnderway = ({ state }: BackupProgress): boolean => state === 'queued' || state === 'running'
