'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { one } from '@/admin/shared/api/queries'
import { ErrorState } from '@/admin/shared/ui/ErrorState'
import { Panel, PanelEmpty } from '@/admin/shared/ui/Panel'
import { Skeleton } from '@/admin/shared/ui/Skeleton'
import { StatusPill } from '@/admin/shared/ui/StatusPill'
import { labelOf } from '@/domain/choice'
import type { LeadAnalytics } from '@/domain/entities'
import { serviceTypes } from '@/domain/lead'
import { type LeadPeriod, leadPeriods } from '@/domain/limits'
import { pluralize } from '@/domain/pluralize'
import { DayChart } from './DayChart'
import { leadFiguresQuery } from './dashboardQueries'
import { PeriodSwitch } from './PeriodSwitch'
import { ShareTable } from './ShareTable'

function comparison({ days, total, previousTotal }: LeadAnalytics): string {
  const more = total - previousTotal
  if (more === 0) return `same as the previous ${days} days`
  return `${Math.abs(more).toLocaleString('en')} ${more > 0 ? 'more' : 'fewer'} than the previous ${days} days`
}

function Figures({ figures }: { figures: LeadAnalytics }) {
  const { days, total, perDay, byStatus, byService } = figures
  if (total === 0) return <PanelEmpty>No leads in the last {days} days.</PanelEmpty>
  return (
    <div className="grid gap-x-10 gap-y-6 p-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,320px)]">
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
          <span className="font-display text-2xl font-semibold tracking-tight">
            {pluralize(total, 'lead')}
          </span>
          <span className="text-sm text-muted">{comparison(figures)}</span>
        </p>
        <DayChart key={days} days={perDay} />
      </div>
      <div className="flex flex-col gap-6 sm:max-lg:flex-row">
        <ShareTable
          title="By status"
          kind="Status"
          total={total}
          rows={byStatus.map(({ status, count }) => ({
            key: status,
            label: <StatusPill status={status} />,
            count,
          }))}
        />
        <ShareTable
          title="By service"
          kind="Service"
          total={total}
          rows={byService
            .map(({ serviceType, count }) => ({
              key: serviceType,
              label: labelOf(serviceTypes, serviceType),
              count,
            }))
            .sort((one, other) => other.count - one.count)}
        />
      </div>
    </div>
  )
}

/** The leads of a period: how many per day, their statuses, and the services they asked for. */
export function LeadFigures() {
  const [days, setDays] = useState<LeadPeriod>(leadPeriods[0])
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...one<LeadAnalytics>(leadFiguresQuery(days)),
    placeholderData: keepPreviousData,
  })
  return (
    <Panel
      title="Leads received"
      isLoading={(!data && !error) || isPlaceholderData}
      action={<PeriodSwitch days={days} onChange={setDays} />}
    >
      {error ? (
        <div className="p-4">
          <ErrorState title="Figures couldn't be loaded" error={error} onRetry={refetch} />
        </div>
      ) : data ? (
        <div className={isPlaceholderData ? 'opacity-60' : undefined}>
          <Figures figures={data} />
        </div>
      ) : (
        <div className="p-4">
          <Skeleton className="h-80 w-full" />
        </div>
      )}
    </Panel>
  )
}
