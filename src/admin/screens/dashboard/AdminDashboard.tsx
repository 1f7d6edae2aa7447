'use client'

import { useQuery } from '@tanstack/react-query'
import { one } from '@/admin/shared/api/queries'
import { ErrorState } from '@/admin/shared/ui/ErrorState'
import { Screen } from '@/admin/shared/ui/Screen'
import type { AdminAnalytics, FirstSteps as Steps } from '@/domain/entities'
import { AnalyticsTiles } from './AnalyticsTiles'
import { figuresQuery } from './dashboardQueries'
import { FirstSteps } from './FirstSteps'
import { LeadPanels } from './LeadPanels'
import { PostFigures } from './PostFigures'
import { AnsweredReviews, WaitingReviews } from './Reviews'

export function AdminDashboard({ firstSteps }: { firstSteps: Steps | null }) {
  const analytics = useQuery(one<AdminAnalytics>(figuresQuery))
  return (
    <Screen title="Dashboard">
      {firstSteps && <FirstSteps done={firstSteps} />}
      {analytics.error ? (
        <ErrorState title="Figures couldn't be loaded" error={analytics.error} onRetry={analytics.refetch} />
      ) : (
        <AnalyticsTiles analytics={analytics.data} />
      )}
      <LeadPanels>
        <WaitingReviews />
      </LeadPanels>
      <AnsweredReviews />
      <PostFigures />
    </Screen>
  )
}
