'use client'

import { Select } from '@/admin/shared/ui/Select'
import { Dot, StatusPill, toneClass } from '@/admin/shared/ui/StatusPill'
import type { LeadEntity } from '@/domain/entities'
import { type LeadStatus, leadStatus, leadStatuses } from '@/domain/lead'
import { useUpdateLead } from './useLeads'

/** Any status may follow any other (specification §4). Changes are saved immediately. Read-only in the trash. */
export function LeadStatusSelect({ lead }: { lead: LeadEntity }) {
  const update = useUpdateLead(lead.id)
  if (lead.folder === 'trash') return <StatusPill status={lead.status} />
  return (
    <Select
      label={`Status of ${lead.fullName}`}
      value={lead.status}
      choices={leadStatuses}
      onChange={(status) => update.mutate({ change: { status: status as LeadStatus }, base: lead })}
      mark={<Dot />}
      className={`min-w-36 border-transparent ${toneClass[leadStatus(lead.status).tone]}`}
    />
  )
}
