import { Trash2, Undo2 } from 'lucide-react'
import { Badge } from '@/admin/shared/ui/Badge'
import { Button } from '@/admin/shared/ui/Button'
import { RelativeTime } from '@/admin/shared/ui/RelativeTime'
import { labelOf } from '@/domain/choice'
import type { TrashEntity } from '@/domain/entities'
import { pluralize } from '@/domain/pluralize'
import { trashDaysLeft, trashKinds } from '@/domain/trash'

interface Props {
  entry: TrashEntity
  isBusy: boolean
  onRestore: () => void
  /** Null if the user may not. */
  onDelete: (() => void) | null
}

function daysLeft(deletedAt: string): string {
  const days = trashDaysLeft(deletedAt)
  if (days === 0) return 'deleted forever soon'
  return `${pluralize(days, 'day')} left`
}

/** An entry in the trash: what it is, who deleted it and when, and how long it can be restored. */
export function TrashRow({ entry, isBusy, onRestore, onDelete }: Props) {
  const { id, kind, title, deletedAt, deletedBy } = entry
  const titleId = `trash-${id}`
  return (
    <article
      aria-labelledby={titleId}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
    >
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
        <h3 id={titleId} className="font-medium wrap-anywhere">
          {title}
        </h3>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <Badge>{labelOf(trashKinds, kind)}</Badge>
          <span className="wrap-anywhere">
            Deleted {deletedBy && `by ${deletedBy} `}
            <RelativeTime iso={deletedAt} />
          </span>
          <span aria-hidden>·</span>
          <span className="tabular-nums" suppressHydrationWarning>
            {daysLeft(deletedAt)}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Undo2 aria-hidden size={14} />}
          disabled={isBusy}
          onClick={onRestore}
          aria-describedby={titleId}
        >
          Restore
        </Button>
        {onDelete && (
          <Button
            variant="danger"
            icon={<Trash2 aria-hidden size={14} />}
            onClick={onDelete}
            aria-describedby={titleId}
          >
            Delete forever
          </Button>
        )}
      </div>
    </article>
  )
}
