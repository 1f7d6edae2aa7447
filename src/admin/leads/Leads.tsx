'use client'

import { useEffect, useRef, useState } from 'react'
import type { LeadEntity } from '../../domain/entities'
import { pageSize } from '../../domain/limits'
import { leadsPathFor } from '../paths'
import { ErrorState } from '../ui/ErrorState'
import { Pages } from '../ui/Pages'
import { Screen } from '../ui/Screen'
import { DeleteLead } from './DeleteLead'
import { LeadCard } from './LeadCard'
import { LeadCountTiles } from './LeadCountTiles'
import { LeadDetails } from './LeadDetails'
import { LeadSkeletons } from './LeadSkeletons'
import { LeadStatusFilter } from './LeadStatusFilter'
import { NoLeads } from './NoLeads'
import { useLeadCounts, useLeads } from './useLeads'
import { useLeadsAddress } from './useLeadsAddress'

/** Leads Management: specification §2. `greeting` is the WhatsApp text with its placeholders. */
export function Leads({ greeting }: { greeting: string }) {
  const address = useLeadsAddress()
  const counts = useLeadCounts()
  const { data, error, refetch, isPlaceholderData } = useLeads(address)
  const [shownId, setShownId] = useState<string | null>(null)
  const [doomed, setDoomed] = useState<LeadEntity | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const { status, page } = address
  const pageCount = Math.ceil((data?.total ?? 0) / pageSize)
  const isBeyond = data !== undefined && !isPlaceholderData && page > 1 && page > pageCount
  // The last lead of the last page may just have been deleted.
  useEffect(() => {
    if (isBeyond)
      window.history.replaceState(null, '', leadsPathFor({ ...(status && { status }), page: pageCount }))
  }, [isBeyond, status, pageCount])

  const shown = data?.entries.find(({ id }) => id === shownId)
  const focusList = () => heading.current?.focus()

  return (
    <Screen title="Leads Management" actions={<LeadStatusFilter status={status} />}>
      <LeadCountTiles counts={counts.data} status={status} />
      <section
        aria-labelledby="lead-list"
        aria-busy={!data || isPlaceholderData}
        className="flex flex-col gap-3"
      >
        <h2
          id="lead-list"
          ref={heading}
          tabIndex={-1}
          aria-live="polite"
          className="text-sm font-medium text-muted outline-none"
        >
          {data
            ? `${data.total.toLocaleString('en')} ${data.total === 1 ? 'lead' : 'leads'}`
            : 'Loading leads …'}
        </h2>
        {error && !data ? (
          <ErrorState title="The leads could not be loaded" error={error} onRetry={refetch} />
        ) : data ? (
          data.entries.length ? (
            <ul className={`flex flex-col gap-3 ${isPlaceholderData ? 'opacity-60' : ''}`}>
              {data.entries.map((lead) => (
                <LeadCard
                  key={lead.id}
                  lead={lead}
                  greeting={greeting}
                  onDetails={() => setShownId(lead.id)}
                  onDelete={() => setDoomed(lead)}
                  fallbackFocus={heading}
                />
              ))}
            </ul>
          ) : (
            <NoLeads status={status} />
          )
        ) : (
          <LeadSkeletons />
        )}
      </section>
      <Pages
        page={page}
        pageCount={pageCount}
        hrefFor={(wanted) => leadsPathFor({ ...(status && { status }), page: wanted })}
        onTurn={focusList}
      />
      {shown && <LeadDetails key={shown.id} lead={shown} onClose={() => setShownId(null)} />}
      <DeleteLead lead={doomed} onClose={() => setDoomed(null)} fallbackFocus={heading} />
    </Screen>
  )
}
