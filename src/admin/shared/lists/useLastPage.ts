import { useEffect } from 'react'
import type { ListState } from './listState'

/**
 * Goes to the last page when the address names one beyond it, as after the last entry of the last page was deleted.
 * @param isKnown whether `pageCount` belongs to this address
 */
export function useLastPage({ page, turnTo }: ListState, pageCount: number, isKnown: boolean): void {
  const isBeyond = isKnown && page > 1 && page > pageCount
  // biome-ignore lint/correctness/useExhaustiveDependencies: turnTo changes with every address.
  useEffect(() => {
    if (!isBeyond) return
    // With rows from the server this runs before Next listens to changes of the address.
    const turning = setTimeout(() => turnTo(Math.max(1, pageCount)))
    return () => clearTimeout(turning)
  }, [isBeyond, pageCount])
}
