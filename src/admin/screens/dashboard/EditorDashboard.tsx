'use client'

import { blogPath } from '@/admin/paths'
import { CountTile, tileGrid } from '@/admin/shared/ui/CountTile'
import { Screen } from '@/admin/shared/ui/Screen'
import { PostFigures, usePostFigures } from './PostFigures'
import { Reviews } from './Reviews'

/** The dashboard for editors: content only. Leads and business figures are for admins. */
export function EditorDashboard() {
  const { data, isError } = usePostFigures()
  const tiles = [
    { label: 'Published Posts', count: data?.publishedPosts },
    { label: 'Drafts', count: data?.drafts.total },
    { label: 'Scheduled', count: data?.scheduled.total },
    { label: 'Total Views', count: data?.totalViews },
  ]
  return (
    <Screen title="Dashboard">
      <section aria-label="Figures" aria-busy={!data && !isError} className={`${tileGrid} xl:grid-cols-4`}>
        {tiles.map(({ label, count }) => (
          <CountTile key={label} label={label} count={count} isMissing={isError} href={blogPath} />
        ))}
      </section>
      <Reviews />
      <PostFigures />
    </Screen>
  )
}
