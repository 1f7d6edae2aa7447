'use client'

import { FilterSelect } from '@/admin/shared/lists/FilterSelect'
import { type LeadStatus, leadStatuses } from '@/domain/lead'

interface Props {
  status: LeadStatus | undefined
  onChange: (status: LeadStatus | undefined) => void
}

/** Shows the leads of one status. */
export function LeadStatusFilter({ status, onChange }: Props) {
  return (
    <FilterSelect
      label="Filter by status"
      all="All Leads"
      value={status}
      choices={leadStatuses}
      onChange={(wanted) => onChange(wanted as LeadStatus | undefined)}
      className="min-w-40"
    />
  )
}
