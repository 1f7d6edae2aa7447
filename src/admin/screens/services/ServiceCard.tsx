import { CardText, EntryCard, type EntryCardProps } from '@/admin/shared/crud/EntryCard'
import { Features } from '@/admin/shared/forms/Features'
import { PublishingBadge } from '@/admin/shared/publishing/PublishingBadge'
import { Badge, Badges } from '@/admin/shared/ui/Badge'
import type { ForStaff, ServiceEntity } from '@/domain/entities'
import { adminCardItems } from '@/domain/limits'
import { ServiceIcon } from './ServiceIcon'

export function ServiceCard({ entry: service, ...actions }: EntryCardProps<ForStaff<ServiceEntity>>) {
  return (
    <EntryCard
      entry={service}
      {...actions}
      picture={
        <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent-strong">
          <ServiceIcon name={service.icon} size={18} />
        </span>
      }
      facts={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium wrap-anywhere">
          {service.price}
          {!service.isActive && <Badge tone="amber">Inactive</Badge>}
          <PublishingBadge name="service" entry={service} />
        </span>
      }
      footer={<span className="tabular-nums">Order {service.order}</span>}
    >
      <CardText>{service.description}</CardText>
      <Badges label="Technologies" items={service.technologies} count={adminCardItems} />
      <Features items={service.features} count={adminCardItems} />
    </EntryCard>
  )
}
