'use client'

import { useRef, useState } from 'react'
import { Select } from '@/admin/shared/ui/Select'
import { Dot, StatusPill, toneClass } from '@/admin/shared/ui/StatusPill'
import { isLost, lostStatus } from '@/domain/deal'
import type { LeadEntity } from '@/domain/entities'
import { type LeadStatus, leadStatus, leadStatuses } from '@/domain/lead'
import { LossQuestion } from './LossQuestion'
import { useUpdateLead } from './useLeads'

/**
 * Any status may follow any other (specification §4). Changes are saved immediately, except that a loss needs a reason
 * first. Read-only in the trash.
 */
export function LeadStatusSelect({ lead }: { lead: LeadEntity }) {
  const update = useUpdateLead(lead.id)
  const [isAsking, setAsking] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  if (lead.folder === 'trash') return <StatusPill status={lead.status} />
  return (
    <>
      <Select
        ref={trigger}
        label={`Status of ${lead.fullName}`}
        value={lead.status}
        choices={leadStatuses}
        onChange={(value) => {
          const status = value as LeadStatus
          if (isLost(status)) setAsking(true)
          else update.mutate({ change: { status }, base: lead })
        }}
        mark={<Dot />}
        className={`min-w-36 border-transparent ${toneClass[leadStatus(lead.status).tone]}`}
      />
      {isAsking && (
        <LossQuestion
          ids={[lead.id]}
          fullName={lead.fullName}
          onAnswer={(outcome) =>
            update.mutateAsync({ change: { status: lostStatus, ...outcome }, base: lead })
          }
          onClose={() => setAsking(false)}
          fallbackFocus={trigger}
        />
      )}
    </>
  )
}
