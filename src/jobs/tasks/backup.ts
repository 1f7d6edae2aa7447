import type { TaskConfig } from 'payload'
import { backupInChild } from '@/ops/backup/inChild'
import type { Report } from '@/ops/backup/progress'
import { setBackupState, withBackupLock } from '@/ops/backup/state'
import { settings } from '@/settings'

/** Milliseconds between progress updates. */
const progressInterval = 1000

/** Creates a backup and removes those beyond `BACKUP_KEEP`; the System screen shows its progress. */
export const backup: TaskConfig<'backup'> = {
  slug: 'backup',
  label: 'Backup',
  retries: { attempts: 2, backoff: { type: 'fixed', delay: 5 * 60_000 } },
  inputSchema: [],
  async handler({ req: { payload } }) {
    const since = new Date().toISOString()
    const began = performance.now()
    let lastReportAt = 0
    // Whoever has queued it may still be about to say so.
    let writing: Promise<void> = withBackupLock(payload, () =>
      setBackupState(payload, { state: 'running', since, step: 'Starting', done: 0, total: null }),
    ).catch(() => {})
    const report: Report = (step, done, total = 0) => {
      if (performance.now() - lastReportAt < progressInterval) return
      lastReportAt = performance.now()
      const state = { state: 'running' as const, since, step, done, total: total || null }
      writing = writing.then(() => setBackupState(payload, state)).catch(() => {})
    }
    try {
      await backupInChild(settings.backup.keep, report)
    } catch (error) {
      await writing
      const { message } = error as Error
      await setBackupState(payload, { state: 'failed', since, finishedAt: new Date().toISOString(), message })
      throw error
    }
    await writing
    const seconds = Math.round((performance.now() - began) / 1000)
    await setBackupState(payload, { state: 'done', since, finishedAt: new Date().toISOString(), seconds })
    return { output: {} }
  },
}
