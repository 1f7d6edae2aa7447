'use client'

import { type DehydratedState, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'

/**
 * Specification §7: nothing is tried again, goes stale, or is fetched unasked. Each screen starts afresh.
 * Without a connection a request fails at once, and says so, instead of waiting for one unseen.
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

/** What came with the document is of its first screen, then; whoever comes back to that later asks anew. */
let hasArrived = false

interface Props {
  /** What the server has asked already. */
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
