'use client'

import { FilterSelect } from '@/admin/shared/lists/FilterSelect'
import { Select } from '@/admin/shared/ui/Select'
import type { Choice } from '@/domain/choice'
import type { LeadSummary } from '@/domain/entities'
import { budgetBands, type LeadOrder, leadOrders, leadStatuses, serviceTypes } from '@/domain/lead'
import type { LeadsAddress } from './leadsList'

const withCount = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${count.toLocaleString('en')})`

function ownerChoices(summary: LeadSummary | undefined): Choice[] {
  const owners = summary?.owners ?? []
  const mine = owners.find(({ isMe }) => isMe)
  return [
    { value: 'me', label: withCount('My leads', mine?.count) },
    { value: 'none', label: withCount('Unassigned', summary?.unowned) },
    ...owners
      .filter(({ isMe }) => !isMe)
      .map(({ id, name, count }) => ({ value: id, label: withCount(name, count) })),
  ]
}

interface Props {
  address: LeadsAddress
  filterBy: (changes: Partial<LeadsAddress>) => void
  summary: LeadSummary | undefined
}

/** Filters with the number of matching leads, and the sort order. */
export function LeadFilters({ address, filterBy, summary }: Props) {
  const { status, serviceType, budget, owner, sort } = address
  const counted = <Value extends string>(
    choices: readonly Choice<Value>[],
    counts: Record<Value, number> | undefined,
  ) => choices.map(({ value, label }) => ({ value, label: withCount(label, counts?.[value]) }))

  return (
    <>
      <FilterSelect
        label="Filter by status"
        all="All Leads"
        value={status}
        choices={leadStatuses}
        onChange={(value) => filterBy({ status: value })}
      />
      <FilterSelect
        label="Filter by service"
        all="All services"
        value={serviceType}
        choices={counted(serviceTypes, summary?.serviceTypes)}
        onChange={(value) => filterBy({ serviceType: value })}
      />
      <FilterSelect
        label="Filter by budget"
        all="All budgets"
        value={budget}
        choices={counted(budgetBands, summary?.budgets)}
        onChange={(value) => filterBy({ budget: value })}
      />
      <FilterSelect
        label="Filter by owner"
        all="All owners"
        value={owner}
        choices={ownerChoices(summary)}
        onChange={(value) => filterBy({ owner: value })}
      />
      <Select
        label="Sort by"
        value={sort}
        choices={leadOrders}
        onChange={(value) => filterBy({ sort: value as LeadOrder })}
      />
    </>
  )
}
