import { formatTime } from '@/domain/clock'
import type { EntryStatus } from '@/domain/entities'
import { Badge } from '../ui/Badge'

export const stateBadges = {
  draft: { label: 'Draft', tone: 'amber' },
  scheduled: { label: 'Scheduled', tone: 'blue' },
  changed: { label: 'Changed', tone: 'violet' },
  published: { label: 'Published', tone: 'green' },
} as const

/** What visitors see of an entry, and what is scheduled, as badges that are always visible. */
export function EntryState({ entry }: { entry: EntryStatus }) {
  const { state, publishAt, unpublishAt, scheduleFailed } = entry
  const { label, tone } = stateBadges[state]
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-1.5">
      <Badge tone={tone}>
        {state === 'scheduled' && publishAt ? `${label}: ${formatTime(publishAt)}` : label}
      </Badge>
      {state === 'changed' && publishAt && <Badge tone="blue">Changes on {formatTime(publishAt)}</Badge>}
      {unpublishAt && <Badge>Ends {formatTime(unpublishAt)}</Badge>}
      {scheduleFailed && <Badge tone="red">Schedule failed</Badge>}
    </p>
  )
}
