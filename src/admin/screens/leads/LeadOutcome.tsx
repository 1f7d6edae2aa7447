'use client'

import { useRef, useState } from 'react'
import { Button } from '@/admin/shared/ui/Button'
import { formatCalendarDay } from '@/domain/clock'
import { isLost } from '@/domain/deal'
import type { LeadEntity } from '@/domain/entities'
import { isOpen } from '@/domain/lead'
import { OutcomeDialog } from './OutcomeDialog'
import { lossText } from './outcome'
import { useUpdateLead } from './useLeads'

/** When a closed lead was won or lost, and why; it can be corrected unless the lead is in the trash. */
export function LeadOutcome({ lead }: { lead: LeadEntity }) {
  const update = useUpdateLead(lead.id)
  /** The lead as its outcome was shown when the dialog was opened. */
  const [edited, setEdited] = useState<LeadEntity | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { status, closedOn, folder } = lead
  if (isOpen(status)) return null
  const wasLost = isLost(status)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="wrap-anywhere">
        <strong className="font-medium">{wasLost ? 'Lost' : 'Won'}</strong>
        {closedOn && ` on ${formatCalendarDay(closedOn)}`}
        {wasLost && `. ${lossText(lead)}`}
      </span>
      {folder !== 'trash' && (
        <Button ref={button} variant="quiet" onClick={() => setEdited(lead)}>
          Edit outcome
        </Button>
      )}
      {edited && (
        <OutcomeDialog
          name={`outcome:${edited.id}`}
          title="Edit outcome"
          save="Save outcome"
          isLost={wasLost}
          stored={edited}
          // With the status, so that “Keep mine” closes a lead again that someone else has reopened.
          onSave={(outcome) => update.mutateAsync({ change: { status, ...outcome }, base: edited })}
          onClose={() => setEdited(null)}
          fallbackFocus={button}
        />
      )}
    </div>
  )
}
