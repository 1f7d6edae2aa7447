'use client'

import { useQuery } from '@tanstack/react-query'
import { one } from '@/admin/shared/api/queries'
import { ErrorState } from '@/admin/shared/ui/ErrorState'
import { Screen } from '@/admin/shared/ui/Screen'
import type { AdminAnalytics, LeadEntity } from '@/domain/entities'
import { AnalyticsTiles } from './AnalyticsTiles'
import { figuresQuery, recentQuery } from './dashboardQueries'
import { LeadFigures } from './LeadFigures'
import { OverdueSteps } from './OverdueSteps'
import { PostFigures } from './PostFigures'
import { RecentLeads } from './RecentLeads'

export function AdminDashboard() {
  const analytics = useQuery(one<AdminAnalytics>(figuresQuery))
  const leads = useQuery(one<LeadEntity[]>(recentQuery))
  return (
    <Screen title="Dashboard">
      {analytics.error ? (
        <ErrorState title="Figures couldn't be loaded" error={analytics.error} onRetry={analytics.refetch} />
      ) : (
        <AnalyticsTiles analytics={analytics.data} />
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {leads.error ? (
          <ErrorState title="Leads couldn't be loaded" error={leads.error} onRetry={leads.refetch} />
        ) : (
          <RecentLeads leads={leads.data} />
        )}
        <OverdueSteps />
      </div>
      <LeadFigures />
      <PostFigures />
    </Screen>
  )
}
