'use client'

import { type DehydratedState, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'

/**
 * Specification §7: nothing is retried, goes stale, or is refetched by itself. Each screen starts with an empty
 * cache. Offline, a request fails at once, and says so, instead of waiting unseen.
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

/** Prefetched answers belong to the first screen of a document; coming back to that screen later fetches again. */
let hasArrived = false

interface Props {
  /** Answers that the server prefetched. */
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
