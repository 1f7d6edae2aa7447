import { Archive, Download } from 'lucide-react'
import { Button, buttonClass } from '@/admin/shared/ui/Button'
import { Panel, PanelEmpty } from '@/admin/shared/ui/Panel'
import { RelativeTime } from '@/admin/shared/ui/RelativeTime'
import { useSingleFlight } from '@/admin/shared/ui/useSingleFlight'
import { formatBytes } from '@/domain/formatBytes'
import { type BackupsEntity, isUnderway, type StoredBackup } from '@/domain/system'
import { BackupProgress } from './BackupProgress'
import { useFollowBackup, useOrderBackup } from './useSystem'

function describeSchedule({ schedule, keep }: BackupsEntity): string {
  const kept = `The last ${keep} are kept.`
  return schedule ? `Daily at ${schedule.at} (${schedule.zone}). ${kept}` : `Manual backups only. ${kept}`
}

function Row({ backup: { name, size, createdAt } }: { backup: StoredBackup }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2 last:border-0">
      <div className="min-w-0">
        <p className="text-sm font-medium">
          <RelativeTime iso={createdAt} />
          {name.startsWith('before-restore') && ', before a restore'}
        </p>
        <p className="text-xs break-all text-muted">
          {name} · {formatBytes(size)}
        </p>
      </div>
      <a
        href={`/api/admin/system/backups/${name}`}
        download
        aria-label={`Download ${name}`}
        className={buttonClass('quiet')}
      >
        <Download aria-hidden size={14} />
        Download
      </a>
    </li>
  )
}

/** The stored backups, and a button to create one. */
export function Backups({ backups }: { backups: BackupsEntity }) {
  const order = useOrderBackup()
  const oneAtATime = useSingleFlight()
  useFollowBackup(backups)
  const isBusy = order.isPending || isUnderway(backups.progress)
  return (
    <Panel
      title="Backups"
      action={
        <Button
          variant="primary"
          icon={<Archive aria-hidden size={14} />}
          disabled={isBusy}
          onClick={() => oneAtATime(() => order.mutateAsync().catch(() => {}))}
        >
          {isBusy ? 'Backing up…' : 'Back up now'}
        </Button>
      }
    >
      <BackupProgress progress={backups.progress} />
      {backups.list.length ? (
        <ul>
          {backups.list.map((backup) => (
            <Row key={backup.name} backup={backup} />
          ))}
        </ul>
      ) : (
        !isBusy && (
          <PanelEmpty>No backups yet. A backup contains all content, leads, accounts and images.</PanelEmpty>
        )
      )}
      <p className="border-t border-line px-4 py-2 text-xs text-muted">{describeSchedule(backups)}</p>
    </Panel>
  )
}
