import { useEffect, useEffectEvent, useRef } from 'react'
import { versionOf } from '@/domain/comment'
import type { Presence } from '@/domain/entities'
import { commentsOf, useRefreshComments, useThreads } from '../comments/useComments'
import { type EntryPath, useRefreshReviews } from '../review/useReview'

/**
 * Reads comments and the review of an entry again when someone has changed them. Comments are compared with what is
 * shown: one that was written here and deleted elsewhere, between two answers, changes no version.
 * @param discussion the last answer of the server, a new object each time
 */
export function useRefreshedDiscussion(path: EntryPath, discussion: Presence['discussion']): void {
  const { data: threads } = useThreads(path)
  const knownReview = useRef<string>(null)
  const refreshComments = useRefreshComments(path)
  const refreshReviews = useRefreshReviews()
  const compare = useEffectEvent(({ comments, review }: NonNullable<Presence['discussion']>) => {
    const shown = threads && commentsOf(threads)
    if (shown && versionOf(shown.length, shown) !== comments) void refreshComments()
    if (knownReview.current !== null && knownReview.current !== review) void refreshReviews()
    knownReview.current = review
  })
  useEffect(() => {
    if (discussion) compare(discussion)
  }, [discussion])
}
