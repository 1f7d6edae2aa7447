'use client'

import { type RefObject, useId } from 'react'
import { Dialog } from '@/admin/shared/dialogs/Dialog'
import { Form } from '@/admin/shared/forms/Form'
import { TextAreaField } from '@/admin/shared/forms/TextAreaField'
import { Button } from '@/admin/shared/ui/Button'
import { LinkedText } from '@/admin/shared/ui/LinkedText'
import { Notice } from '@/admin/shared/ui/Notice'
import { PartialErrorNotice } from '@/admin/shared/ui/PartialErrorNotice'
import { useDiscardQuestion } from '@/admin/shared/ui/useDiscardQuestion'
import { labelOf } from '@/domain/choice'
import type { LeadEntity, LeadOwner } from '@/domain/entities'
import { leadLimits, serviceTypes } from '@/domain/lead'
import { localeNames } from '@/domain/locales'
import { spamReasons } from '@/domain/spam'
import { ContactButton } from './ContactButton'
import { LeadBrief } from './LeadBrief'
import { LeadConflictNotice } from './LeadConflictNotice'
import { LeadContact } from './LeadContact'
import { LeadContactFields } from './LeadContactFields'
import { LeadDates } from './LeadDates'
import { LeadHistory } from './LeadHistory'
import { LeadNotes } from './LeadNotes'
import { LeadOutcome } from './LeadOutcome'
import { LeadPlan } from './LeadPlan'
import { LeadProject } from './LeadProject'
import { LeadStatusSelect } from './LeadStatusSelect'
import { LeadSteps } from './LeadSteps'
import { useLeadForm } from './useLeadForm'
import { useNoteForm, withLead } from './useLeadNotes'
import { useLeadSummary } from './useLeads'

interface Props {
  lead: LeadEntity
  /** The greeting that opens a WhatsApp chat with the lead. */
  greeting: string
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/**
 * Everyone who can own this lead, plus the current owner if they no longer can; everyone who can be
 * given a step; and the current user's id.
 */
function useOwners({ owner, nextSteps }: LeadEntity) {
  const summary = useLeadSummary({ folder: 'inbox' })
  const active: LeadOwner[] = summary.data?.owners.filter(({ isActive }) => isActive) ?? []
  const owners = owner && !active.some(({ id }) => id === owner.id) ? [...active, owner] : active
  const me = summary.data?.owners.find(({ isMe }) => isMe)?.id
  const known = new Set(owners.map(({ id }) => id))
  const others = nextSteps.flatMap(({ person }) => (person && !known.has(person.id) ? [person] : []))
  const people = [...new Map([...owners, ...others].map((person) => [person.id, person])).values()]
  return { owners, people, me, summary }
}

/**
 * Details, notes and history of a lead. Saving adds a note that was written and closes the dialog; a failed save leaves
 * it open. Leads in the trash are read-only.
 */
export function LeadDetails({ lead, greeting, onClose, fallbackFocus }: Props) {
  const note = useNoteForm(lead, null, (isWithLead) => (isWithLead ? onClose() : note.discard()))
  const form = useLeadForm(lead, {
    onSaved: () => (note.isDirty ? note.saveAs(withLead) : onClose()),
    staysOpen: note.isDirty,
  })
  const { owners, people, me, summary } = useOwners(lead)
  const formId = useId()
  const isReadOnly = lead.folder === 'trash'
  const { close, question } = useDiscardQuestion({
    isDirty: form.isDirty || note.isDirty,
    isPersisted: true,
    isSaving: form.isSaving || note.isSaving,
    onClose: () => {
      form.forget()
      note.forget()
      onClose()
    },
  })

  return (
    <Dialog
      isOpen
      onClose={close}
      title="Lead Details"
      size="wide"
      fallbackFocus={fallbackFocus}
      actions={
        <>
          {lead.folder === 'inbox' && <ContactButton lead={lead} greeting={greeting} />}
          <Button onClick={close} disabled={form.isSaving}>
            Close
          </Button>
          {!isReadOnly && (
            <Button variant="primary" type="submit" form={formId} disabled={form.isSaving}>
              {form.isSaving ? 'Saving...' : form.hasPlans ? 'Save Changes' : 'Save Notes'}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(280px,38%)]">
        <div className="flex min-w-0 flex-col gap-5">
          <LeadConflictNotice form={form} owners={people} />
          {lead.folder === 'spam' && lead.spamReason && (
            <Notice title="Suspected spam">{labelOf(spamReasons, lead.spamReason)}</Notice>
          )}
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
            <div className="min-w-0">
              <h3 className="font-display text-lg font-semibold tracking-tight wrap-anywhere">
                {lead.fullName}
              </h3>
              <LeadContact lead={lead} />
            </div>
            <LeadStatusSelect lead={lead} />
          </div>
          <LeadOutcome lead={lead} />
          {isReadOnly ? (
            <LeadProject lead={lead} />
          ) : (
            <p className="flex flex-wrap gap-x-6 text-sm">
              <span>
                <span className="text-muted">Service</span> {labelOf(serviceTypes, lead.serviceType)}
              </span>
              {lead.language && (
                <span>
                  <span className="text-muted">Language</span> {localeNames[lead.language]}
                </span>
              )}
            </p>
          )}
          <p className="leading-relaxed wrap-anywhere whitespace-pre-line">
            <LinkedText text={lead.description} />
          </p>
          <LeadDates lead={lead} />
          {isReadOnly ? (
            lead.notes && <p className="wrap-anywhere whitespace-pre-line">{lead.notes}</p>
          ) : (
            <Form form={form} id={formId} className="flex flex-col gap-5">
              <PartialErrorNotice title="Owners couldn't be loaded." queries={[summary]} />
              <LeadContactFields form={form} />
              <LeadBrief form={form} />
              <LeadPlan form={form} owners={owners} me={me} />
              <LeadSteps form={form} people={people} />
              <TextAreaField
                label="Internal notes"
                hint="Visible to staff only."
                rows={6}
                maxLength={leadLimits.notes}
                {...form.field('notes')}
              />
            </Form>
          )}
        </div>
        {/* It stays in sight beside the longer form, and scrolls by itself if it is taller than the dialog. */}
        <div className="-m-1 flex min-w-0 flex-col gap-6 p-1 md:sticky md:top-0 md:max-h-[calc(100dvh-160px)] md:self-start md:overflow-y-auto short:static short:max-h-none">
          <LeadNotes lead={lead} form={note} isReadOnly={isReadOnly} />
          <LeadHistory lead={lead} />
        </div>
      </div>
      {question}
    </Dialog>
  )
}
