'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'

const Visits = lazy(() => import('./Visits'))
const never = () => () => {}

/** Counts visits where settings name a measurement; only then is its code loaded, and never on the server. */
export function VisitCounter(props: { id: string; asks: boolean }) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isInBrowser) return null
  return (
    <Suspense>
      <Visits {...props} />
    </Suspense>
  )
}
