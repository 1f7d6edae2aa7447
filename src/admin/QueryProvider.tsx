'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

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

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: rules }))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
