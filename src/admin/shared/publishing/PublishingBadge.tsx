import type { EntryStatus } from '@/domain/entities'
import { Badge } from '../ui/Badge'
import { describeStatus } from './describeStatus'

const badges = {
  draft: { label: 'Draft', tone: 'amber' },
  scheduled: { label: 'Scheduled', tone: 'blue' },
  changed: { label: 'Changed', tone: 'green' },
} as const

interface Props {
  /** “service”, “blog post”. */
  name: string
  entry: Partial<EntryStatus>
}

/**
 * An entry's publishing status as a word, with details on hover. Renders nothing for an entry that is simply published.
 */
export function PublishingBadge({ name, entry }: Props) {
  const { state, unpublishAt, scheduleFailed } = entry
  const badge = state && state !== 'published' ? badges[state] : null
  const description = describeStatus(name, entry).join('\n')
  return (
    <>
      {badge && (
        <Badge tone={badge.tone} title={description}>
          {badge.label}
        </Badge>
      )}
      {unpublishAt && (
        <Badge tone="gray" title={description}>
          Ends
        </Badge>
      )}
      {scheduleFailed && (
        <Badge tone="red" title={description}>
          Schedule failed
        </Badge>
      )}
    </>
  )
}
