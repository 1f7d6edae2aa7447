'use client'

import { type FormEvent, type RefObject, useId, useState } from 'react'
import type { LeadEntity, LeadOwner } from '../../domain/entities'
import { leadBounds } from '../../domain/lead'
import { AsideFailed } from '../ui/AsideFailed'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { DiscardQuestion } from '../ui/DiscardQuestion'
import { Field } from '../ui/Field'
import { LeadConflictNotice } from './LeadConflictNotice'
import { LeadContact } from './LeadContact'
import { LeadDates } from './LeadDates'
import { LeadPlan } from './LeadPlan'
import { LeadProject } from './LeadProject'
import { LeadStatusSelect } from './LeadStatusSelect'
import { LeadTimeline } from './LeadTimeline'
import { useLeadForm } from './useLeadForm'
import { useLeadSummary } from './useLeads'

interface Props {
  lead: LeadEntity
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/** Everybody who may look after this lead, and who does so although they may not any more. */
function useOwners({ owner }: LeadEntity) {
  const summary = useLeadSummary({ folder: 'inbox' })
  const admins: LeadOwner[] = summary.data?.owners ?? []
  const owners = owner && !admins.some(({ id }) => id === owner.id) ? [...admins, owner] : admins
  return { owners, summary }
}

/**
 * Everything about a lead, the staff's own notes on it, and what became of it. Saving closes it; a
 * failure does not, and Esc asks first. What lies in the trash is only read.
 */
export function LeadDetails({ lead, onClose, fallbackFocus }: Props) {
  const form = useLeadForm(lead, onClose)
  const { owners, summary } = useOwners(lead)
  const formId = useId()
  const [isAsking, setAsking] = useState(false)
  const isReadOnly = lead.folder === 'trash'

  function save(event: FormEvent) {
    event.preventDefault()
    form.save()
  }
  function close() {
    form.forget()
    onClose()
  }
  function leave() {
    // What is on its way to the server may come back.
    if (form.isSaving) return
    if (form.isDirty) setAsking(true)
    else close()
  }

  return (
    <Dialog
      isOpen
      onClose={leave}
      title="Lead Details"
      size="wide"
      isDirty={form.isDirty}
      fallbackFocus={fallbackFocus}
      actions={
        <>
          <Button onClick={close} disabled={form.isSaving}>
            Close
          </Button>
          {!isReadOnly && (
            <Button look="primary" type="submit" form={formId} disabled={form.isSaving}>
              {form.isSaving ? 'Saving...' : form.hasPlans ? 'Save Changes' : 'Save Notes'}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_280px]">
        <div className="flex min-w-0 flex-col gap-5">
          <LeadConflictNotice form={form} owners={owners} />
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
            <div className="min-w-0">
              <h3 className="font-display text-lg font-semibold tracking-tight wrap-anywhere">
                {lead.fullName}
              </h3>
              <LeadContact lead={lead} />
            </div>
            <LeadStatusSelect lead={lead} />
          </div>
          <LeadProject lead={lead} hasPipeline={isReadOnly} />
          <p className="leading-relaxed wrap-anywhere whitespace-pre-line">{lead.description}</p>
          <LeadDates lead={lead} />
          {isReadOnly ? (
            lead.notes && <p className="wrap-anywhere whitespace-pre-line">{lead.notes}</p>
          ) : (
            <form id={formId} inert={form.isSaving} onSubmit={save} className="flex flex-col gap-5">
              <AsideFailed title="The possible owners could not be loaded." queries={[summary]} />
              <LeadPlan form={form} owners={owners} />
              <Field label="Internal notes" hint="Seen by staff only.">
                {(control) => (
                  <textarea
                    {...control}
                    rows={6}
                    maxLength={leadBounds.notes}
                    value={form.values.notes}
                    onChange={(event) => form.set({ notes: event.target.value })}
                  />
                )}
              </Field>
            </form>
          )}
        </div>
        <LeadTimeline lead={lead} />
      </div>
      <DiscardQuestion isOpen={isAsking} onClose={() => setAsking(false)} onConfirm={close} />
    </Dialog>
  )
}
