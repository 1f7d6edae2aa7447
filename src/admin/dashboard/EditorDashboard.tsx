'use client'

import { blogPath } from '../paths'
import { CountTile, tileGrid } from '../ui/CountTile'
import { Screen } from '../ui/Screen'
import { PostFigures, usePostFigures } from './PostFigures'

/** Where an editor starts: what they write. Leads and figures of the business are for admins. */
export function EditorDashboard() {
  const { data, isError } = usePostFigures()
  const missing = isError ? null : undefined
  const tiles = [
    { label: 'Published Posts', count: data?.publishedPosts ?? missing },
    { label: 'Drafts', count: data?.drafts.total ?? missing },
    { label: 'Scheduled', count: data?.scheduled.total ?? missing },
    { label: 'Total Views', count: data?.totalViews ?? missing },
  ]
  return (
    <Screen title="Dashboard">
      <section aria-label="Figures" aria-busy={!data && !isError} className={`${tileGrid} xl:grid-cols-4`}>
        {tiles.map(({ label, count }) => (
          <CountTile key={label} label={label} count={count} href={blogPath} />
        ))}
      </section>
      <PostFigures />
    </Screen>
  )
}
