'use client'

import { Link } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { leadPathFor } from '@/admin/paths'
import { pageOf } from '@/admin/shared/api/queries'
import { ErrorState } from '@/admin/shared/ui/ErrorState'
import { Panel, PanelEmpty } from '@/admin/shared/ui/Panel'
import { Skeleton } from '@/admin/shared/ui/Skeleton'
import { agencyDay } from '@/domain/clock'
import type { LeadEntity } from '@/domain/entities'
import { nextOf } from '@/domain/leadSteps'
import { nextStepsQuery } from './dashboardQueries'
import { shortDay } from './dayNames'

/** Next steps that are overdue or due today, with who is to do them. */
export function NextSteps() {
  const { data, error, refetch } = useQuery(pageOf<LeadEntity>(nextStepsQuery))
  const today = agencyDay(new Date())
  if (error) return <ErrorState title="Next steps couldn't be loaded" error={error} onRetry={refetch} />
  return (
    <Panel
      title="Next steps"
      isLoading={!data}
      action={
        data && <span className="text-sm text-muted tabular-nums">{data.total.toLocaleString('en')}</span>
      }
    >
      {!data ? (
        <div className="flex flex-col gap-3 p-4">
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-9 w-full" />
        </div>
      ) : data.entries.length === 0 ? (
        <PanelEmpty>Nothing due today.</PanelEmpty>
      ) : (
        <ul className="divide-y divide-line">
          {data.entries.map(({ id, fullName, nextStep, nextStepDue, nextSteps, owner }) => (
            <li key={id}>
              <Link
                href={leadPathFor(id)}
                prefetch={false}
                className="flex min-h-15 items-center justify-between gap-4 px-4 py-2.5 text-base text-ink no-underline hover:bg-raised focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent"
              >
                <span className="min-w-0">
                  <span className="line-clamp-2 font-medium">{nextStep || 'Next step'}</span>
                  <span className="block truncate text-sm text-muted">
                    {[fullName, (nextOf(nextSteps)?.person ?? owner)?.name].filter(Boolean).join(' · ')}
                  </span>
                </span>
                {nextStepDue && (
                  <time
                    dateTime={nextStepDue}
                    className={`shrink-0 text-sm tabular-nums ${nextStepDue < today ? 'text-danger' : 'text-muted'}`}
                  >
                    {nextStepDue < today ? `Overdue since ${shortDay(nextStepDue)}` : 'Due today'}
                  </time>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
