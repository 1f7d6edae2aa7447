'use client'

import { type DehydratedState, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'

/**
 * Specification §7: nothing is retried, becomes stale or is refetched automatically. Each screen starts with an empty
 * cache. Offline requests fail at once with an error instead of waiting silently.
 */
const rules = {
  queries: {
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  },
  mutations: { networkMode: 'always', retry: false },
} as const

/** Prefetched data belongs to the first screen of a document; returning to that screen later fetches again. */
let hasArrived = false

interface Props {
  /** Data prefetched on the server. */
  answers?: DehydratedState | undefined
  children: ReactNode
}

export function QueryProvider({ answers, children }: Props) {
  const [client] = useState(() => {
    const fresh = new QueryClient({ defaultOptions: rules })
    if (answers && !hasArrived) hydrate(fresh, answers)
    return fresh
  })
  useEffect(() => {
    hasArrived = true
  }, [])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
