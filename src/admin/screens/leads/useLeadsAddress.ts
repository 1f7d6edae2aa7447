'use client'

import { useSearchParams } from 'next/navigation'
import { leadsPath } from '@/admin/paths'
import { useOpening } from '@/admin/shared/ui/useOpening'
import { type LeadsAddress, leadsAddress, readLeadsAddress } from './leadsList'

/** The state of a screen of leads, which stands in the address bar. */
export function useLeadsAddress(path = leadsPath) {
  const address = readLeadsAddress(useSearchParams())
  const pathFor = (change: Partial<LeadsAddress>) => leadsAddress({ ...address, ...change }, path)
  const go = (change: Partial<LeadsAddress>) => window.history.pushState(null, '', pathFor(change))
  const correct = (change: Partial<LeadsAddress>) => window.history.replaceState(null, '', pathFor(change))
  const { onOpen, close } = useOpening(address.lead, () => correct({ lead: undefined }))

  return {
    address,
    pathFor,
    /** Goes there; “back” leads here again. */
    go,
    /** The same without a step in the history. */
    correct,
    open: (lead: string) => {
      onOpen()
      go({ lead })
    },
    close,
  }
}

export type LeadsNavigation = ReturnType<typeof useLeadsAddress>
