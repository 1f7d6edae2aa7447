import { useEffect } from 'react'
import type { useListAddress } from './useListAddress'

/**
 * Goes to the last page when the address names one beyond it: the last entry of the last page may just have gone.
 * @param isKnown whether `pageCount` is that of this address
 */
export function useLastPage(
  { page, turnTo }: Pick<ReturnType<typeof useListAddress>, 'page' | 'turnTo'>,
  pageCount: number,
  isKnown: boolean,
): void {
  const isBeyond = isKnown && page > 1 && page > pageCount
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way there changes with every address.
  useEffect(() => {
    if (!isBeyond) return
    // With the rows in the document this runs before Next listens to changes of the address.
    const turning = setTimeout(() => turnTo(pageCount))
    return () => clearTimeout(turning)
  }, [isBeyond, pageCount])
}
