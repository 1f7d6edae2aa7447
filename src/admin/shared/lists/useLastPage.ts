import { useEffect } from 'react'
import type { ListState } from './listState'

/**
 * Goes to the last page if the URL names one beyond it, for example after its only entry was deleted.
 * @param isKnown whether `pageCount` belongs to this URL
 */
export function useLastPage({ page, turnTo }: ListState, pageCount: number, isKnown: boolean): void {
  const isBeyond = isKnown && page > 1 && page > pageCount
  // biome-ignore lint/correctness/useExhaustiveDependencies: turnTo changes with every URL.
  useEffect(() => {
    if (!isBeyond) return
    // With prefetched rows this runs before Next listens to URL changes.
    const turning = setTimeout(() => turnTo(Math.max(1, pageCount)))
    return () => clearTimeout(turning)
  }, [isBeyond, pageCount])
}
