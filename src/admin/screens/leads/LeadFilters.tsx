'use client'

import { FilterSelect } from '@/admin/shared/lists/FilterSelect'
import { SearchBox } from '@/admin/shared/lists/SearchBox'
import { Button } from '@/admin/shared/ui/Button'
import { Select } from '@/admin/shared/ui/Select'
import type { Choice } from '@/domain/choice'
import type { LeadSummary } from '@/domain/entities'
import {
  type BudgetBand,
  budgetBands,
  type LeadOrder,
  leadOrders,
  type ServiceType,
  serviceTypes,
} from '@/domain/lead'
import { isNarrowed } from './leadsList'
import type { LeadsNavigation } from './useLeadsAddress'

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

/** Search, filters with the number of leads under each, and the order. A change begins at the first page. */
export function LeadFilters({ nav, summary }: { nav: LeadsNavigation; summary: LeadSummary | undefined }) {
  const { address, go, correct } = nav
  const { serviceType, budget, owner, search, sort } = address
  const counted = <Value extends string>(
    choices: readonly Choice<Value>[],
    counts: Record<Value, number> | undefined,
  ) => choices.map(({ value, label }) => ({ value, label: withCount(label, counts?.[value]) }))

  return (
    <search aria-label="Find leads" className="flex flex-wrap items-center gap-2">
      <SearchBox
        label="Search leads"
        value={search ?? ''}
        // One step in the history for a search, not one for each pause in typing it.
        onSearch={(text) => (search ? correct : go)({ search: text || undefined, page: 1 })}
      />
      <FilterSelect
        label="Filter by service"
        all="All services"
        value={serviceType}
        choices={counted(serviceTypes, summary?.serviceTypes)}
        onChange={(value) => go({ serviceType: value as ServiceType | undefined, page: 1 })}
      />
      <FilterSelect
        label="Filter by budget"
        all="All budgets"
        value={budget}
        choices={counted(budgetBands, summary?.budgets)}
        onChange={(value) => go({ budget: value as BudgetBand | undefined, page: 1 })}
      />
      <FilterSelect
        label="Filter by owner"
        all="All owners"
        value={owner}
        choices={ownerChoices(summary)}
        onChange={(value) => go({ owner: value, page: 1 })}
      />
      <Select
        label="Sort by"
        value={sort}
        choices={leadOrders}
        onChange={(value) => go({ sort: value as LeadOrder, page: 1 })}
      />
      {isNarrowed(address) && (
        <Button
          look="quiet"
          onClick={() =>
            go({ search: undefined, serviceType: undefined, budget: undefined, owner: undefined, page: 1 })
          }
        >
          Clear filters
        </Button>
      )}
    </search>
  )
}
