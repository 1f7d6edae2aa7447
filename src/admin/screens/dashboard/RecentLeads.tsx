import { Link } from '@payloadcms/ui'
import { Inbox } from 'lucide-react'
import { leadPathFor, leadsPath } from '@/admin/paths'
import { EmptyState } from '@/admin/shared/ui/EmptyState'
import { Panel } from '@/admin/shared/ui/Panel'
import { RelativeTime } from '@/admin/shared/ui/RelativeTime'
import { Skeleton } from '@/admin/shared/ui/Skeleton'
import { StatusPill } from '@/admin/shared/ui/StatusPill'
import { labelOf } from '@/domain/choice'
import type { LeadEntity } from '@/domain/entities'
import { serviceTypes } from '@/domain/lead'
import { recentLeads } from '@/domain/limits'

const row =
  'grid min-h-15 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-4 py-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,160px)_112px_112px]'

function Row({ lead }: { lead: LeadEntity }) {
  return (
    <li>
      <Link
        href={leadPathFor(lead.id)}
        prefetch={false}
        className={`${row} text-ink no-underline hover:bg-raised focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent`}
      >
        <span className="min-w-0">
          <span className="block truncate font-medium">{lead.fullName}</span>
          <span className="block truncate text-sm text-muted">{lead.company ?? lead.email}</span>
        </span>
        <span className="truncate text-sm text-muted max-sm:col-start-1 max-sm:row-start-2">
          {labelOf(serviceTypes, lead.serviceType)}
        </span>
        <span className="max-sm:col-start-2 max-sm:row-start-1 max-sm:text-right">
          <StatusPill status={lead.status} />
        </span>
        <span className="text-right text-sm text-muted max-sm:col-start-2 max-sm:row-start-2">
          <RelativeTime iso={lead.createdAt} />
        </span>
      </Link>
    </li>
  )
}

/** The latest leads, newest first. */
export function RecentLeads({ leads }: { leads?: LeadEntity[] }) {
  return (
    <Panel
      title="Recent leads"
      isLoading={!leads}
      action={
        <Link
          href={leadsPath}
          prefetch={false}
          className="inline-flex min-h-6 items-center text-sm font-medium text-accent no-underline underline-offset-2 hover:underline focus-visible:outline-2 focus-visible:outline-accent"
        >
          All leads
        </Link>
      }
    >
      {leads?.length === 0 ? (
        <div className="p-4">
          <EmptyState
            icon={<Inbox aria-hidden size={24} />}
            title="No leads yet..."
            hint="Leads from the site's contact form appear here."
          />
        </div>
      ) : (
        <ul className="divide-y divide-line">
          {leads
            ? leads.map((lead) => <Row key={lead.id} lead={lead} />)
            : Array.from({ length: recentLeads }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other key.
                <li key={index} className={row}>
                  <Skeleton className="h-10 w-48 max-w-full" />
                </li>
              ))}
        </ul>
      )}
    </Panel>
  )
}
