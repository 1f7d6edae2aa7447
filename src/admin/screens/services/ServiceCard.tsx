import { CardActions } from '@/admin/shared/crud/CardActions'
import { Features } from '@/admin/shared/forms/Features'
import { PublishingBadge } from '@/admin/shared/publishing/PublishingBadge'
import { Badge, Badges } from '@/admin/shared/ui/Badge'
import { cardClass } from '@/admin/shared/ui/card'
import type { ForStaff, ServiceEntity } from '@/domain/entities'
import { adminCardItems } from '@/domain/limits'
import { ServiceIcon } from './ServiceIcon'

interface Props {
  entry: ForStaff<ServiceEntity>
  onEdit: () => void
  onDelete: () => void
}

export function ServiceCard({ entry: service, onEdit, onDelete }: Props) {
  const titleId = `service-${service.id}`
  return (
    <article aria-labelledby={titleId} className={cardClass}>
      <header className="flex items-start gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent-strong">
          <ServiceIcon name={service.icon} size={18} />
        </span>
        <div className="min-w-0 grow">
          <h3 id={titleId} className="font-display text-lg font-semibold tracking-tight wrap-anywhere">
            {service.title}
          </h3>
          <p className="text-sm font-medium wrap-anywhere">{service.price}</p>
        </div>
        <span className="flex shrink-0 flex-wrap justify-end gap-1">
          {!service.isActive && <Badge tone="amber">Inactive</Badge>}
          <PublishingBadge name="service" entry={service} />
        </span>
      </header>
      <p className="line-clamp-3 text-sm leading-relaxed text-muted wrap-anywhere">{service.description}</p>
      <Badges label="Technologies" items={service.technologies} count={adminCardItems} />
      <Features items={service.features} count={adminCardItems} />
      <CardActions describedBy={titleId} onEdit={onEdit} onDelete={onDelete}>
        <span className="tabular-nums">Order {service.order}</span>
      </CardActions>
    </article>
  )
}
