'use client'

import { type FormEvent, useId, useState } from 'react'
import type { LeadEntity } from '../../domain/entities'
import { leadBounds } from '../../domain/lead'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Field } from '../ui/Field'
import { StatusPill } from '../ui/StatusPill'
import { useOneAtATime } from '../ui/useOneAtATime'
import { LeadContact } from './LeadContact'
import { LeadDates } from './LeadDates'
import { LeadProject } from './LeadProject'
import { useUpdateLead } from './useLeads'

/** The toast has said what failed; what was written stays. */
const stayOpen = () => undefined

/** Everything about a lead, and the staff's own notes on it. Saving closes it; a failure does not. */
export function LeadDetails({ lead, onClose }: { lead: LeadEntity; onClose: () => void }) {
  const [notes, setNotes] = useState(lead.notes ?? '')
  const update = useUpdateLead(lead)
  const once = useOneAtATime()
  const formId = useId()

  function save(event: FormEvent) {
    event.preventDefault()
    void once(() => update.mutateAsync({ notes }).then(onClose, stayOpen))
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Lead Details"
      isDirty={notes !== (lead.notes ?? '')}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button look="primary" type="submit" form={formId} disabled={update.isPending}>
            {update.isPending ? 'Saving...' : 'Save Notes'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div>
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-lg font-semibold tracking-tight wrap-anywhere">
            {lead.fullName} <StatusPill status={lead.status} />
          </h3>
          <LeadContact lead={lead} />
        </div>
        <LeadProject lead={lead} />
        <p className="leading-relaxed wrap-anywhere whitespace-pre-line">{lead.description}</p>
        <LeadDates lead={lead} />
        <form id={formId} onSubmit={save}>
          <Field label="Internal notes" hint="Seen by staff only.">
            {(control) => (
              <textarea
                {...control}
                rows={6}
                maxLength={leadBounds.notes}
                value={notes}
                onChange={(event) => setNotes(event.target.value)}
              />
            )}
          </Field>
        </form>
      </div>
    </Dialog>
  )
}
