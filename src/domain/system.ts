/** What the System screen shows. Dates are ISO 8601. */
export interface SystemEntity {
  versions: { frontdesk: string; payload: string; node: string }
  /** When this process started. */
  startedAt: string
  /** Host name of the machine it runs on. */
  host: string
  database: {
    kind: 'SQLite' | 'MongoDB'
    /** Response time in milliseconds; null if it didn't respond. */
    responseTime: number | null
  }
  storage: {
    kind: string
    /** Response time of the bucket in milliseconds; null if it didn't respond. Not measured for a local disk. */
    responseTime?: number | null
    /** Uploaded images. */
    files: number
    /** Free bytes; null if unknown. */
    free: number | null
  }
  jobs: {
    /** Host and process that run the jobs; null if none does at the moment. */
    runner: string | null
    waiting: JobEntity[]
    failed: JobEntity[]
  }
  backups: BackupsEntity
  /** The demo content that is being added; null if all of it is there. */
  demo: DemoProgress | null
  mail: { from: string; isConfigured: boolean; to: string[] }
}

export interface JobEntity {
  id: string
  label: string
  createdAt: string
  /** How many attempts there were. */
  attempts: number
  /** When it is tried next; null means at once, or never if it has failed permanently. */
  nextAttemptAt: string | null
  /** Why the last attempt failed. */
  message: string | null
}

export interface BackupsEntity {
  /** Time of day (`03:00`) and time zone (Asia/Kolkata); null for manual backups only. */
  schedule: { at: string; zone: string } | null
  keep: number
  progress: BackupProgress
  list: StoredBackup[]
}

export interface DemoProgress {
  done: number
  total: number
  /** Why it can't continue at the moment, as a sentence. */
  problem: string | null
}

/** A backup in the backup folder. */
export interface StoredBackup {
  name: string
  /** Bytes. */
  size: number
  createdAt: string
}

/** The state of the last backup started by the schedule or from the System screen. */
export type BackupProgress =
  | { state: 'none'; since: string }
  | { state: 'queued'; since: string }
  | { state: 'running'; since: string; step: string; done: number; total: number | null }
  | { state: 'done'; since: string; finishedAt: string; seconds: number }
  | { state: 'failed'; since: string; finishedAt: string; message: string }

export const isUnderway = ({ state }: BackupProgress): boolean => state === 'queued' || state === 'running'
