'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { one } from '@/admin/shared/api/queries'
import { ErrorState } from '@/admin/shared/ui/ErrorState'
import { Panel } from '@/admin/shared/ui/Panel'
import { Skeleton } from '@/admin/shared/ui/Skeleton'
import type { DealAnalytics } from '@/domain/entities'
import { type LeadPeriod, leadPeriods } from '@/domain/limits'
import { dealFiguresQuery } from './dashboardQueries'
import { ForecastTable } from './ForecastTable'
import { PeriodSwitch } from './PeriodSwitch'
import { WonAndLost } from './WonAndLost'

/** What open leads may bring, and what came of the closed ones. */
export function DealFigures() {
  const [days, setDays] = useState<LeadPeriod>(leadPeriods[0])
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...one<DealAnalytics>(dealFiguresQuery(days)),
    placeholderData: keepPreviousData,
  })
  // Those of another period stay.
  if (error && !data) return <ErrorState title="Deals couldn't be loaded" error={error} onRetry={refetch} />
  const loading = (
    <div className="p-4">
      <Skeleton className="h-48 w-full" />
    </div>
  )
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Panel title="Forecast" isLoading={!data}>
        {data ? <ForecastTable rows={data.forecast} /> : loading}
      </Panel>
      <Panel
        title="Won and lost"
        isLoading={!data || isPlaceholderData}
        action={<PeriodSwitch label="Period of won and lost" days={days} onChange={setDays} />}
      >
        {data ? (
          <div className={isPlaceholderData ? 'opacity-60' : undefined}>
            <WonAndLost figures={data} />
          </div>
        ) : (
          loading
        )}
      </Panel>
    </div>
  )
}
