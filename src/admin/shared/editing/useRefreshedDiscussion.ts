import { useEffect, useEffectEvent, useRef } from 'react'
import { useRefreshComments } from '../comments/useComments'
import { type EntryPath, useRefreshReviews } from '../review/useReview'

/** Reads comments and the review of an entry again when someone has changed them. */
export function useRefreshedDiscussion(path: EntryPath, version: string | null): void {
  const known = useRef(version)
  const refreshComments = useRefreshComments(path)
  const refreshReviews = useRefreshReviews()
  const refresh = useEffectEvent(() => {
    if (known.current) void Promise.all([refreshComments(), refreshReviews()])
    known.current = version
  })
  useEffect(() => {
    if (version) refresh()
  }, [version])
}
