'use client'

import { blogPathFor } from '@/admin/paths'
import { CountTile, tileGrid } from '@/admin/shared/ui/CountTile'
import { Screen } from '@/admin/shared/ui/Screen'
import { PostFigures, usePostFigures } from './PostFigures'
import { AnsweredReviews, WaitingReviews } from './Reviews'

/** The dashboard for editors: content only. Leads and business figures are for admins. */
export function EditorDashboard() {
  const { data, isError } = usePostFigures()
  const tiles = [
    { label: 'Published Posts', count: data?.publishedPosts, href: blogPathFor('published') },
    { label: 'Drafts', count: data?.drafts.total, href: blogPathFor('draft') },
    { label: 'Scheduled', count: data?.scheduled.total, href: blogPathFor('scheduled') },
    { label: 'Total Views', count: data?.totalViews, href: blogPathFor() },
  ]
  return (
    <Screen title="Dashboard">
      <section aria-label="Figures" aria-busy={!data && !isError} className={tileGrid(4)}>
        {tiles.map(({ label, count, href }) => (
          <CountTile key={label} label={label} count={count} isMissing={isError} href={href} />
        ))}
      </section>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <WaitingReviews />
        <AnsweredReviews />
      </div>
      <PostFigures />
    </Screen>
  )
}
