'use client'

import { useSearchParams } from 'next/navigation'
import { createContext, type ReactNode, useContext } from 'react'

const Query = createContext('')

/**
 * Pages whose language switch keeps their query, such as a preview's signature. Only those that are rendered for each
 * request know it.
 */
export function KeepQuery({ children }: { children: ReactNode }) {
  const query = useSearchParams().toString()
  return <Query value={query && `?${query}`}>{children}</Query>
}

/** The query with its question mark; empty on other pages. */
export const useKeptQuery = (): string => useContext(Query)
