'use client'

import { UserRound } from 'lucide-react'
import { useRef } from 'react'
import { SearchBox } from '@/admin/shared/lists/SearchBox'
import { useListAddress } from '@/admin/shared/lists/useListAddress'
import { Button } from '@/admin/shared/ui/Button'
import { PartialErrorNotice } from '@/admin/shared/ui/PartialErrorNotice'
import { Screen } from '@/admin/shared/ui/Screen'
import { Select } from '@/admin/shared/ui/Select'
import { isOpen, type LeadOrder, leadOrders, leadStatuses } from '@/domain/lead'
import { rupees } from '@/domain/money'
import { leadsList } from '../leads/leadsList'
import { OpenLead } from '../leads/OpenLead'
import { useLeadSummary } from '../leads/useLeads'
import { Board } from './Board'

/** Columns load their own leads; an open lead is fetched separately. */
const none: never[] = []

/** The pipeline: leads by status, with their value and next steps. `greeting` is the first message of a chat. */
export function Crm({ greeting }: { greeting: string }) {
  const { address, state, filterBy, open, close } = useListAddress(leadsList)
  const { owner, search, sort } = address
  const filter = { owner, search, sort }
  const summary = useLeadSummary({ folder: 'inbox', owner, search })
  const controls = useRef<HTMLDivElement>(null)

  const isMine = owner === 'me'
  const mine = summary.data?.owners.find(({ isMe }) => isMe)?.count
  const openValue = leadStatuses
    .filter(({ value }) => isOpen(value))
    .reduce((sum, { value }) => sum + (summary.data?.statuses[value].value ?? 0), 0)

  return (
    <Screen
      title="CRM"
      actions={
        summary.data && (
          <p className="text-sm text-muted">
            Open pipeline:{' '}
            <strong className="font-semibold text-ink tabular-nums">{rupees(openValue)}</strong>
          </p>
        )
      }
    >
      <search aria-label="Find leads" className="flex flex-wrap items-center gap-2">
        <SearchBox label="Search leads" value={search} onSearch={state.searchFor} />
        <Button
          aria-pressed={isMine}
          variant={isMine ? 'primary' : 'secondary'}
          icon={<UserRound aria-hidden size={14} />}
          onClick={() => filterBy({ owner: isMine ? undefined : 'me' })}
        >
          My leads{mine !== undefined && ` (${mine.toLocaleString('en')})`}
        </Button>
        <Select
          label="Sort by"
          value={sort}
          choices={leadOrders}
          onChange={(value) => filterBy({ sort: value as LeadOrder })}
        />
      </search>
      <PartialErrorNotice title="Column totals couldn't be loaded." queries={[summary]} />
      <div ref={controls} tabIndex={-1} className="outline-none">
        <Board filter={filter} summary={summary} onOpen={open} />
      </div>
      <OpenLead
        id={address.opened}
        shown={none}
        greeting={greeting}
        onClose={close}
        fallbackFocus={controls}
      />
    </Screen>
  )
}
