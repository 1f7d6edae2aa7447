import { ProgressBar } from '@/admin/shared/ui/ProgressBar'
import { RelativeTime } from '@/admin/shared/ui/RelativeTime'
import type { BackupProgress as Progress } from '@/domain/system'

const place = 'border-b border-line px-4 py-2.5 text-sm'

/** The progress of the running backup, or the error of the last one. */
export function BackupProgress({ progress }: { progress: Progress }) {
  if (progress.state === 'failed') {
    return (
      <p role="alert" className={`${place} text-danger`}>
        The backup failed <RelativeTime iso={progress.finishedAt} />: {progress.message}
      </p>
    )
  }
  if (progress.state === 'queued') return <p className={place}>Starting…</p>
  if (progress.state !== 'running') return null
  const { step, done, total } = progress
  return (
    <div className={`${place} flex flex-col gap-1.5`}>
      <p>
        {step}
        {total ? `: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}` : ' …'}
      </p>
      <ProgressBar label="Backup" value={done} total={total ?? undefined} />
    </div>
  )
}
