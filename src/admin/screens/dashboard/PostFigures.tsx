'use client'

import { useQuery } from '@tanstack/react-query'
import { one } from '@/admin/shared/api/queries'
import { ErrorState } from '@/admin/shared/ui/ErrorState'
import { RelativeTime } from '@/admin/shared/ui/RelativeTime'
import type { PostAnalytics } from '@/domain/entities'
import { pluralize } from '@/domain/pluralize'
import { postFiguresQuery } from './dashboardQueries'
import { PostList } from './PostList'

export const usePostFigures = () => useQuery(one<PostAnalytics>(postFiguresQuery))

/** Most viewed posts, drafts and scheduled posts. */
export function PostFigures() {
  const { data, error, refetch } = usePostFigures()
  if (error) return <ErrorState title="Posts couldn't be loaded" error={error} onRetry={refetch} />
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 xl:grid-cols-3">
      <PostList
        title="Most-read posts"
        posts={data?.mostRead}
        empty="No views yet."
        detail={({ viewCount }) => pluralize(viewCount, 'view')}
      />
      <PostList
        title="Drafts"
        posts={data?.drafts.entries}
        total={data?.drafts.total}
        empty="No drafts."
        detail={({ updatedAt }) => <RelativeTime iso={updatedAt} />}
      />
      <PostList
        title="Scheduled posts"
        posts={data?.scheduled.entries}
        total={data?.scheduled.total}
        empty="No scheduled posts."
        detail={({ publishAt }) => <RelativeTime iso={publishAt} />}
      />
    </div>
  )
}
