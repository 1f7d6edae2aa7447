'use client'

import { Link } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { editorPathFor } from '@/admin/paths'
import { one } from '@/admin/shared/api/queries'
import { ownReviewsQuery } from '@/admin/shared/review/ownReviewsQuery'
import { ErrorState } from '@/admin/shared/ui/ErrorState'
import { Panel, PanelEmpty } from '@/admin/shared/ui/Panel'
import { RelativeTime } from '@/admin/shared/ui/RelativeTime'
import { Skeleton } from '@/admin/shared/ui/Skeleton'
import { minute } from '@/domain/durations'
import type { OwnReviews, ReviewLine } from '@/domain/entities'

interface Props {
  title: string
  /** Undefined while loading. */
  reviews?: ReviewLine[] | undefined
  total?: number | undefined
  empty: string
  /** Below the title of the entry. */
  detail: (review: ReviewLine) => string
  when: (review: ReviewLine) => string
}

/** A short list of reviews, each linking to the editor of its entry. */
function ReviewPanel({ title, reviews, total, empty, detail, when }: Props) {
  return (
    <Panel
      title={title}
      isLoading={!reviews}
      action={
        total !== undefined && (
          <span className="text-sm text-muted tabular-nums">{total.toLocaleString('en')}</span>
        )
      }
    >
      {!reviews ? (
        <div className="p-4">
          <Skeleton className="h-9 w-full" />
        </div>
      ) : reviews.length === 0 ? (
        <PanelEmpty>{empty}</PanelEmpty>
      ) : (
        <ul className="divide-y divide-line">
          {reviews.map((review) => (
            <li key={review.id}>
              <Link
                href={editorPathFor(review.collection, review.entry)}
                prefetch={false}
                className="flex min-h-15 items-center justify-between gap-4 px-4 py-2.5 text-base text-ink no-underline hover:bg-raised focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent"
              >
                <span className="min-w-0">
                  <span className="block truncate font-medium">{review.title}</span>
                  <span className="block truncate text-sm text-muted">{detail(review)}</span>
                </span>
                <span className="shrink-0 text-sm text-muted">
                  <RelativeTime iso={when(review)} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const answerOf = ({ state, reviewer, answer }: ReviewLine) =>
  state === 'approved' ? `Approved by ${reviewer}` : `${reviewer} requested changes: ${answer}`

const useOwnReviews = () =>
  useQuery({
    ...one<OwnReviews>(ownReviewsQuery),
    // Colleagues ask and answer in between.
    refetchInterval: minute / 2,
  })

/** Reviews that the user is asked for. */
export function WaitingReviews() {
  const { data, error, refetch } = useOwnReviews()
  if (error && !data) return <ErrorState title="Reviews couldn't be loaded" error={error} onRetry={refetch} />
  return (
    <ReviewPanel
      title="Waiting for your review"
      reviews={data?.waiting.entries}
      total={data?.waiting.total}
      empty="Nothing to review."
      detail={({ requester, note }) => [requester, note].filter(Boolean).join(': ')}
      when={({ createdAt }) => createdAt}
    />
  )
}

/** How the user's own requests were answered. The other panel says if they couldn't be loaded. */
export function AnsweredReviews() {
  const { data, error } = useOwnReviews()
  if (error && !data) return null
  return (
    <ReviewPanel
      title="Answers to your reviews"
      reviews={data?.answered}
      empty="No answers in the last two weeks."
      detail={answerOf}
      when={({ answeredAt, createdAt }) => answeredAt ?? createdAt}
    />
  )
}
