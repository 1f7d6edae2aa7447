'use client'

import { type LeadStatus, leadStatuses } from '../../domain/lead'
import { leadsPathFor } from '../paths'
import { Select } from '../ui/Select'

const all = 'all'
const choices = [{ value: all, label: 'All Leads' }, ...leadStatuses]

/** Shows the leads of one status; the choice stands in the address bar. */
export function LeadStatusFilter({ status = all }: { status?: LeadStatus | typeof all | undefined }) {
  const show = (wanted: string) =>
    window.history.pushState(null, '', leadsPathFor(wanted === all ? {} : { status: wanted }))
  return (
    <Select
      label="Filter by status"
      value={status}
      choices={choices}
      onChange={show}
      className="min-w-40 border-line bg-surface text-ink hover:bg-raised"
    />
  )
}
