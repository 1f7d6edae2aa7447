import type { LeadEntity } from '../../../domain/entities'
import { RelativeTime } from '../../shared/ui/RelativeTime'

export function LeadDates({ lead: { createdAt, updatedAt } }: { lead: LeadEntity }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-muted">
      <span>
        Submitted <RelativeTime iso={createdAt} />
      </span>
      <span>
        Updated <RelativeTime iso={updatedAt} />
      </span>
    </p>
  )
}
