import { RelativeTime } from '@/admin/shared/ui/RelativeTime'
import type { LeadEntity } from '@/domain/entities'

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
