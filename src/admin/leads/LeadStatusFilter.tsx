'use client'

import { type LeadStatus, leadStatuses } from '../../domain/lead'
import { Select } from '../ui/Select'

const all = 'all'
const choices = [{ value: all, label: 'All Leads' }, ...leadStatuses]

interface Props {
  status: LeadStatus | undefined
  onChange: (status: LeadStatus | undefined) => void
}

/** Shows the leads of one status. */
export function LeadStatusFilter({ status, onChange }: Props) {
  return (
    <Select
      label="Filter by status"
      value={status ?? all}
      choices={choices}
      onChange={(wanted) => onChange(wanted === all ? undefined : (wanted as LeadStatus))}
      className="min-w-40 border-line bg-surface text-ink hover:bg-raised"
    />
  )
}
