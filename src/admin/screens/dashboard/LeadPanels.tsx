'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { one } from '@/admin/shared/api/queries'
import { ErrorState } from '@/admin/shared/ui/ErrorState'
import type { LeadEntity } from '@/domain/entities'
import { DealFigures } from './DealFigures'
import { recentQuery } from './dashboardQueries'
import { LeadFigures } from './LeadFigures'
import { NextSteps } from './NextSteps'
import { RecentLeads } from './RecentLeads'

interface Props {
  /** What else is to be done today. */
  children?: ReactNode
}

/** What the dashboards of admins and sales show about leads. */
export function LeadPanels({ children }: Props) {
  const leads = useQuery(one<LeadEntity[]>(recentQuery))
  return (
    <>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {leads.error ? (
          <ErrorState title="Leads couldn't be loaded" error={leads.error} onRetry={leads.refetch} />
        ) : (
          <RecentLeads leads={leads.data} />
        )}
        <div className="flex min-w-0 flex-col gap-6">
          <NextSteps />
          {children}
        </div>
      </div>
      <DealFigures />
      <LeadFigures />
    </>
  )
}
