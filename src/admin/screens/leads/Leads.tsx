'use client'

import { useRef, useState } from 'react'
import { ListCount } from '@/admin/shared/lists/ListCount'
import { Pages } from '@/admin/shared/lists/Pages'
import { useLastPage } from '@/admin/shared/lists/useLastPage'
import { ErrorState } from '@/admin/shared/ui/ErrorState'
import { PartialErrorNotice } from '@/admin/shared/ui/PartialErrorNotice'
import { Screen } from '@/admin/shared/ui/Screen'
import { pageSize } from '@/domain/limits'
import { BulkBar } from './BulkBar'
import { Checkbox } from './Checkbox'
import { ConfirmRemoval, type Removal } from './ConfirmRemoval'
import { ExportButton } from './ExportButton'
import { LeadCard } from './LeadCard'
import { LeadCountTiles } from './LeadCountTiles'
import { LeadFilters } from './LeadFilters'
import { LeadFolders } from './LeadFolders'
import { LeadSkeletons } from './LeadSkeletons'
import { LeadStatusFilter } from './LeadStatusFilter'
import { leadsAddress } from './leadsList'
import { NoLeads } from './NoLeads'
import { OpenLead } from './OpenLead'
import { useLeadCounts, useLeadSummary, useLeads } from './useLeads'
import { useLeadsAddress } from './useLeadsAddress'
import { useSelection } from './useSelection'

/** Leads Management: specification §2. `greeting` is the WhatsApp text with its placeholders. */
export function Leads({ greeting }: { greeting: string }) {
  const nav = useLeadsAddress()
  const { address, pathFor, go, correct } = nav
  const { page, folder, status } = address
  const counts = useLeadCounts()
  const summary = useLeadSummary(address)
  const { data, error, refetch, isPlaceholderData } = useLeads(address)
  const selection = useSelection(leadsAddress({ ...address, page: 1, lead: undefined }))
  const [removal, setRemoval] = useState<Removal | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const pageCount = Math.ceil((data?.total ?? 0) / pageSize)
  const turnTo = (last: number) => correct({ page: Math.max(1, last) })
  useLastPage({ page, turnTo }, pageCount, data !== undefined && !isPlaceholderData)

  const isForever = folder === 'trash'
  const onPage = data?.entries.map(({ id }) => id) ?? []
  const selectedHere = onPage.filter((id) => selection.ids.has(id)).length

  return (
    <Screen
      title="Leads Management"
      actions={
        <div className="flex flex-wrap gap-2">
          <ExportButton filter={address}>Export CSV</ExportButton>
          <LeadStatusFilter status={status} onChange={(wanted) => go({ status: wanted, page: 1 })} />
        </div>
      }
    >
      <LeadCountTiles counts={counts} address={address} />
      <PartialErrorNotice title="Counts couldn't be loaded." queries={[counts, summary]} />
      <LeadFolders folder={folder} summary={summary.data} />
      <LeadFilters nav={nav} summary={summary.data} />
      <section
        aria-labelledby="lead-list"
        aria-busy={(!data && !error) || isPlaceholderData}
        className="flex flex-col gap-3"
      >
        <div className={`flex min-h-6 items-center gap-3 ${onPage.length ? 'px-5' : ''}`}>
          {onPage.length > 0 && (
            <Checkbox
              label="Select all leads on this page"
              isChecked={selectedHere === onPage.length}
              isMixed={selectedHere > 0 && selectedHere < onPage.length}
              onChange={(isSelected) => selection.set(onPage, isSelected)}
            />
          )}
          <ListCount
            id="lead-list"
            heading={heading}
            total={data?.total}
            nouns={['lead', 'leads']}
            isLoading={!data && !error}
          />
        </div>
        {selection.ids.size > 0 && (
          <BulkBar
            selection={selection}
            filter={address}
            onDelete={(ids) => setRemoval({ ids, isForever })}
            fallbackFocus={heading}
          />
        )}
        {error && !data ? (
          <ErrorState title="Leads couldn't be loaded" error={error} onRetry={refetch} />
        ) : data ? (
          data.entries.length ? (
            <ul className={`flex flex-col gap-3 ${isPlaceholderData ? 'opacity-60' : ''}`}>
              {data.entries.map((lead) => (
                <LeadCard
                  key={lead.id}
                  lead={lead}
                  greeting={greeting}
                  isSelected={selection.ids.has(lead.id)}
                  onSelect={(isSelected) => selection.set([lead.id], isSelected)}
                  onDetails={() => nav.open(lead.id)}
                  onDelete={() => setRemoval({ ids: [lead.id], fullName: lead.fullName, isForever })}
                  fallbackFocus={heading}
                />
              ))}
            </ul>
          ) : (
            <NoLeads address={address} />
          )
        ) : (
          <LeadSkeletons />
        )}
      </section>
      <Pages
        page={page}
        pageCount={pageCount}
        hrefFor={(wanted) => pathFor({ page: wanted, lead: undefined })}
        onTurn={() => heading.current?.focus()}
      />
      <OpenLead
        id={address.lead}
        shown={data?.entries}
        greeting={greeting}
        onClose={nav.close}
        fallbackFocus={heading}
      />
      <ConfirmRemoval
        removal={removal}
        onClose={() => setRemoval(null)}
        onDone={() => removal && selection.set(removal.ids, false)}
        fallbackFocus={heading}
      />
    </Screen>
  )
}
