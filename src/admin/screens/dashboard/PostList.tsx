import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { postPathFor } from '@/admin/paths'
import { Panel, PanelEmpty } from '@/admin/shared/ui/Panel'
import { Skeleton } from '@/admin/shared/ui/Skeleton'
import type { PostLine } from '@/domain/entities'
import { dashboardRows } from '@/domain/limits'

interface Props<Post> {
  title: string
  /** Undefined while loading. */
  posts?: Post[]
  /** The total if not all posts are shown. */
  total?: number
  empty: string
  /** Shown next to the title. */
  detail: (post: Post) => ReactNode
}

const row = 'flex min-h-11 items-center justify-between gap-4 px-4 py-2 text-base'

/** A short list of posts, each linking to its editor. */
export function PostList<Post extends PostLine>({ title, posts, total, empty, detail }: Props<Post>) {
  return (
    <Panel
      title={title}
      isLoading={!posts}
      action={
        total !== undefined && (
          <span className="text-sm text-muted tabular-nums">{total.toLocaleString('en')}</span>
        )
      }
    >
      {posts?.length === 0 ? (
        <PanelEmpty>{empty}</PanelEmpty>
      ) : (
        <ul className="divide-y divide-line">
          {posts
            ? posts.map((post) => (
                <li key={post.id}>
                  <Link
                    href={postPathFor(post.id)}
                    prefetch={false}
                    className={`${row} text-ink no-underline hover:bg-raised focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent`}
                  >
                    <span className="min-w-0 truncate" title={post.title}>
                      {post.title}
                    </span>
                    <span className="shrink-0 text-sm text-muted tabular-nums">{detail(post)}</span>
                  </Link>
                </li>
              ))
            : Array.from({ length: dashboardRows }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other key.
                <li key={index} className={row}>
                  <Skeleton className="h-5 w-48 max-w-full" />
                </li>
              ))}
        </ul>
      )}
    </Panel>
  )
}
