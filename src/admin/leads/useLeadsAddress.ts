'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { leadsPath } from '../paths'
import { type LeadsAddress, leadsAddress, readLeadsAddress } from './leadsAddress'

/** The state of a screen of leads, which stands in the address bar. */
export function useLeadsAddress(path = leadsPath) {
  const address = readLeadsAddress(useSearchParams())
  const hasOpened = useRef(false)
  const isOpen = address.lead !== undefined
  useEffect(() => {
    if (!isOpen) hasOpened.current = false
  }, [isOpen])
  const pathFor = (change: Partial<LeadsAddress>) => leadsAddress({ ...address, ...change }, path)
  const go = (change: Partial<LeadsAddress>) => window.history.pushState(null, '', pathFor(change))
  const correct = (change: Partial<LeadsAddress>) => window.history.replaceState(null, '', pathFor(change))

  return {
    address,
    pathFor,
    /** Goes there; “back” leads here again. */
    go,
    /** The same without a step in the history. */
    correct,
    open: (lead: string) => {
      hasOpened.current = true
      go({ lead })
    },
    close: () => {
      // What was opened here is closed by going back, so that “back” leads to what was before.
      if (hasOpened.current) window.history.back()
      else correct({ lead: undefined })
    },
  }
}

export type LeadsNavigation = ReturnType<typeof useLeadsAddress>
