import { createContext, use, useEffect } from 'react'

/** Marks the form as having something pending. @returns what ends that */
export type Hold = () => () => void

export const PendingContext = createContext<Hold | null>(null)

/** Tells the form around it of something that isn't in its values yet, such as an image that waits for its upload. */
export function usePending(isPending: boolean): void {
  const hold = use(PendingContext)
  useEffect(() => {
    if (isPending) return hold?.()
  }, [isPending, hold])
}
