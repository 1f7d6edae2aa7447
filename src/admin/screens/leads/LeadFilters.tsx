'use client'

import { chip, dayChips } from '@/admin/shared/lists/chips'
import { DayFilter } from '@/admin/shared/lists/DayFilter'
import type { Chip } from '@/admin/shared/lists/FilterChips'
import { FilterField } from '@/admin/shared/lists/FilterField'
import { FilterMenu } from '@/admin/shared/lists/FilterMenu'
import { FilterSelect } from '@/admin/shared/lists/FilterSelect'
import { TypedFilter } from '@/admin/shared/lists/TypedFilter'
import { Select } from '@/admin/shared/ui/Select'
import { type Choice, labelOf } from '@/domain/choice'
import type { LeadSummary } from '@/domain/entities'
import {
  budgetBands,
  type LeadOrder,
  leadDues,
  leadLimits,
  leadOrders,
  leadStatuses,
  serviceTypes,
} from '@/domain/lead'
import { rupees } from '@/domain/money'
import { isAmount, type LeadsAddress } from './leadsList'

const withCount = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${count.toLocaleString('en')})`

interface Owner extends Choice {
  count: number | undefined
}

function possibleOwners(summary: LeadSummary | undefined): Owner[] {
  const owners = summary?.owners ?? []
  const mine = owners.find(({ isMe }) => isMe)
  return [
    { value: 'me', label: 'My leads', count: mine?.count },
    { value: 'none', label: 'Unassigned', count: summary?.unowned },
    ...owners.filter(({ isMe }) => !isMe).map(({ id, name, count }) => ({ value: id, label: name, count })),
  ]
}

interface Props {
  address: LeadsAddress
  filterBy: (changes: Partial<LeadsAddress>) => void
  summary: LeadSummary | undefined
}

/** The filters in the menu that are set. */
export function leadChips({ address, filterBy, summary }: Props): Chip[] {
  const { serviceType, budget, owner, from, to, minValue, maxValue, due } = address
  const service = serviceType && labelOf(serviceTypes, serviceType)
  return [
    ...chip('Service', service, () => filterBy({ serviceType: undefined })),
    ...chip('Budget', budget && labelOf(budgetBands, budget), () => filterBy({ budget: undefined })),
    ...chip('Owner', owner && labelOf(possibleOwners(summary), owner), () => filterBy({ owner: undefined })),
    ...dayChips('Submitted', { from, to }, filterBy),
    ...chip('Value from', minValue && rupees(Number(minValue)), () => filterBy({ minValue: undefined })),
    ...chip('Value to', maxValue && rupees(Number(maxValue)), () => filterBy({ maxValue: undefined })),
    ...chip('Next step', due && labelOf(leadDues, due), () => filterBy({ due: undefined })),
  ]
}

/** Filters with the number of matching leads, and the sort order. */
export function LeadFilters(props: Props) {
  const { address, filterBy, summary } = props
  const { status, serviceType, budget, owner, from, to, minValue, maxValue, due, sort } = address
  const withCounts = <Value extends string>(
    choices: readonly Choice<Value>[],
    counts: Record<Value, number> | undefined,
  ) => choices.map(({ value, label }) => ({ value, label: withCount(label, counts?.[value]) }))
  const amount = { type: 'number', isValid: isAmount, min: 0, max: leadLimits.estimatedValue } as const

  return (
    <>
      <FilterSelect
        label="Filter by status"
        all="All Leads"
        value={status}
        choices={leadStatuses}
        onChange={(value) => filterBy({ status: value })}
      />
      <FilterMenu count={leadChips(props).length}>
        <FilterField
          label="Service"
          name="Filter by service"
          all="All services"
          value={serviceType}
          choices={withCounts(serviceTypes, summary?.serviceTypes)}
          onChange={(value) => filterBy({ serviceType: value })}
        />
        <FilterField
          label="Budget"
          name="Filter by budget"
          all="All budgets"
          value={budget}
          choices={withCounts(budgetBands, summary?.budgets)}
          onChange={(value) => filterBy({ budget: value })}
        />
        <FilterField
          label="Owner"
          name="Filter by owner"
          all="All owners"
          value={owner}
          choices={possibleOwners(summary).map(({ value, label, count }) => ({
            value,
            label: withCount(label, count),
          }))}
          onChange={(value) => filterBy({ owner: value })}
        />
        <FilterField
          label="Next step"
          name="Filter by next step"
          all="Any time"
          value={due}
          choices={leadDues}
          onChange={(value) => filterBy({ due: value })}
        />
        <DayFilter label="Submitted" value={{ from, to }} onChange={filterBy} />
        <div className="grid grid-cols-2 gap-2">
          <TypedFilter
            {...amount}
            label="Value from (₹)"
            value={minValue}
            onChange={(value) => filterBy({ minValue: value })}
          />
          <TypedFilter
            {...amount}
            label="Value to (₹)"
            value={maxValue}
            onChange={(value) => filterBy({ maxValue: value })}
          />
        </div>
      </FilterMenu>
      <Select
        label="Sort by"
        value={sort}
        choices={leadOrders}
        onChange={(value) => filterBy({ sort: value as LeadOrder })}
      />
    </>
  )
}
