'use client'

import { useRef, useState } from 'react'
import { List } from '@/admin/shared/lists/List'
import { useList } from '@/admin/shared/lists/listQuery'
import { SavedViews } from '@/admin/shared/lists/SavedViews'
import { SelectPage } from '@/admin/shared/lists/SelectPage'
import { useListAddress } from '@/admin/shared/lists/useListAddress'
import { useListView } from '@/admin/shared/lists/useListView'
import { useSelection } from '@/admin/shared/lists/useSelection'
import { ViewSwitch } from '@/admin/shared/lists/ViewSwitch'
import { Checkbox } from '@/admin/shared/ui/Checkbox'
import { PartialErrorNotice } from '@/admin/shared/ui/PartialErrorNotice'
import { Screen } from '@/admin/shared/ui/Screen'
import type { LeadEntity } from '@/domain/entities'
import type { LeadOrder } from '@/domain/lead'
import { BulkBar } from './BulkBar'
import { ConfirmRemoval, type Removal } from './ConfirmRemoval'
import { ExportButton } from './ExportButton'
import { LeadCard } from './LeadCard'
import { LeadCountTiles } from './LeadCountTiles'
import { LeadFilters, leadChips } from './LeadFilters'
import { LeadFolders } from './LeadFolders'
import { leadColumns } from './leadColumns'
import { leadsHref, leadsList } from './leadsList'
import { leadListQuery } from './leadsQueries'
import { NewLeadsButton } from './NewLeadsButton'
import { NoLeads } from './NoLeads'
import { NotifyButton } from './NotifyButton'
import { noneHere } from './noneHere'
import { OpenLead } from './OpenLead'
import { oneLead } from './useLeadActions'
import { useLeadCounts, useLeadSummary } from './useLeads'

interface Props {
  /** The WhatsApp text with its placeholders. */
  greeting: string
  /** Whether the user may delete leads in the trash forever. */
  mayPurge: boolean
  /** Whether new leads announce themselves. */
  isLive: boolean
}

const nouns = ['lead', 'leads'] as const

/** Leads Management: specification §2. */
export function Leads({ greeting, mayPurge, isLive }: Props) {
  const { address, state, filterBy, open, close, canonical, query } = useListAddress(leadsList)
  const { folder } = address
  const counts = useLeadCounts()
  const summary = useLeadSummary(address)
  const list = useList<LeadEntity>(leadListQuery(address))
  const { view, setView } = useListView('leads', address.view, filterBy)
  const selection = useSelection(
    leadsHref({ ...address, page: 1, opened: null, view: undefined }),
    list.data?.entries,
  )
  const chips = leadChips({ address, filterBy, summary: summary.data })
  const [removal, setRemoval] = useState<Removal | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const isForever = folder === 'trash'
  const mayDelete = !isForever || mayPurge

  return (
    <Screen
      title="Leads Management"
      actions={
        <>
          {isLive && <NotifyButton />}
          <ExportButton filter={address} isEmpty={list.data?.total === 0}>
            <span className="max-sm:sr-only">Export CSV</span>
          </ExportButton>
        </>
      }
    >
      <LeadCountTiles counts={counts} address={address} />
      <PartialErrorNotice title="Counts couldn't be loaded." queries={[counts, summary]} />
      <LeadFolders folder={folder} summary={summary.data} />
      <List
        state={state}
        query={list}
        nouns={nouns}
        layout="stack"
        heading={heading}
        searchLabel="Search leads"
        filters={
          <>
            <LeadFilters address={address} filterBy={filterBy} summary={summary.data} />
            <SavedViews list="leads" current={query({ view })} canonical={canonical} />
          </>
        }
        chips={chips}
        layouts={<ViewSwitch view={view} onChange={setView} />}
        table={
          view === 'table'
            ? {
                columns: leadColumns(open),
                sort: { order: address.sort, onChange: (sort) => filterBy({ sort: sort as LeadOrder }) },
                isSelected: ({ id }) => selection.ids.has(id),
                renderSelect: ({ id, fullName }) => (
                  <Checkbox
                    label={`Select ${fullName}`}
                    isChecked={selection.ids.has(id)}
                    onChange={(isSelected) => selection.set([id], isSelected)}
                  />
                ),
              }
            : undefined
        }
        selectAll={<SelectPage nouns={nouns} entries={list.data?.entries} selection={selection} />}
        bulkActions={
          selection.ids.size > 0 && (
            <BulkBar
              selection={selection}
              filter={address}
              owners={summary.data?.owners ?? []}
              onDelete={
                mayDelete
                  ? (ids) => setRemoval({ ids, versions: selection.versionsOf(ids), isForever })
                  : undefined
              }
              fallbackFocus={heading}
            />
          )
        }
        renderItem={(lead) => (
          <LeadCard
            lead={lead}
            greeting={greeting}
            isSelected={selection.ids.has(lead.id)}
            onSelect={(isSelected) => selection.set([lead.id], isSelected)}
            onDetails={() => open(lead.id)}
            onDelete={
              mayDelete
                ? () => setRemoval({ ...oneLead(lead), fullName: lead.fullName, isForever })
                : undefined
            }
            fallbackFocus={heading}
          />
        )}
        empty={<NoLeads folder={folder} />}
        noResults={noneHere(address, summary.data, chips.length > 0)}
      />
      {isLive && <NewLeadsButton address={address} shown={list.data?.entries} heading={heading} />}
      <OpenLead
        id={address.opened}
        shown={list.data?.entries}
        greeting={greeting}
        onClose={close}
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
