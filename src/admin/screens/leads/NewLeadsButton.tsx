'use client'

import { useQueryClient } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { clearArrivals, markShown, useArrivals } from '@/admin/shared/newLeads/arrivals'
import { Button } from '@/admin/shared/ui/Button'
import type { LeadEntity } from '@/domain/entities'
import { type LeadsAddress, leadsHref } from './leadsList'
import { leadsKey } from './leadsQueries'

interface Props {
  /** The URL of the list. */
  address: LeadsAddress
  /** The leads in the list. */
  shown: LeadEntity[] | undefined
  /** Takes the focus of the button, which disappears. */
  heading: RefObject<HTMLElement | null>
}

/**
 * Says how many leads have arrived since the list was loaded. A click loads them, in the inbox without filters, where
 * they come first; until then nothing moves.
 */
export function NewLeadsButton({ address, shown, heading }: Props) {
  const client = useQueryClient()
  const { length } = useArrivals()
  useEffect(() => {
    if (shown) markShown(shown.map(({ id }) => id))
  }, [shown])

  function show() {
    clearArrivals()
    heading.current?.focus()
    const inbox = leadsHref()
    if (leadsHref({ ...address, opened: null }) !== inbox) window.history.pushState(null, '', inbox)
    void client.invalidateQueries({ queryKey: leadsKey })
    window.scrollTo({ top: 0 })
  }

  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-4 z-20 flex justify-center">
      {length > 0 && (
        <Button
          variant="primary"
          icon={<ArrowUp aria-hidden size={14} />}
          className="pointer-events-auto rounded-full px-4 shadow-lg"
          onClick={show}
        >
          {length} new<span className="sr-only"> {length === 1 ? 'lead' : 'leads'}</span>
        </Button>
      )}
    </div>
  )
}
