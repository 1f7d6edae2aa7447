'use client'

import { StickyNote } from 'lucide-react'
import type { RefObject } from 'react'
import { Checkbox } from '@/admin/shared/ui/Checkbox'
import { LinkedText } from '@/admin/shared/ui/LinkedText'
import { useLeaveFocus } from '@/admin/shared/ui/useLeaveFocus'
import type { LeadEntity } from '@/domain/entities'
import { LeadCardActions } from './LeadCardActions'
import { LeadContact } from './LeadContact'
import { LeadDates } from './LeadDates'
import { LeadProject } from './LeadProject'
import { LeadStatusSelect } from './LeadStatusSelect'

interface Props {
  lead: LeadEntity
  greeting: string
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  onDetails: () => void
  /** Undefined if the user may not delete it. */
  onDelete: (() => void) | undefined
  /** Takes the focus when the card is removed while the focus is in it. */
  fallbackFocus: RefObject<HTMLElement | null>
}

export function LeadCard(props: Props) {
  const { lead, greeting, isSelected, onSelect, onDetails, onDelete, fallbackFocus } = props
  const card = useLeaveFocus<HTMLElement>(fallbackFocus)
  const titleId = `lead-${lead.id}`
  return (
    <article
      ref={card}
      aria-labelledby={titleId}
      className={`flex flex-col gap-4 rounded-xl border bg-surface p-5 ${isSelected ? 'border-accent' : 'border-line'}`}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 gap-3">
          <Checkbox label={`Select ${lead.fullName}`} isChecked={isSelected} onChange={onSelect} />
          <div className="min-w-0">
            <h3 id={titleId} className="font-display text-lg font-semibold tracking-tight wrap-anywhere">
              <button
                type="button"
                data-open
                onClick={onDetails}
                className="cursor-pointer rounded-sm text-left hover:underline focus-visible:outline-2 focus-visible:outline-accent"
              >
                {lead.fullName}
              </button>
            </h3>
            <LeadContact lead={lead} />
          </div>
        </div>
        <LeadStatusSelect lead={lead} />
      </header>
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-2">
        <div className="flex flex-col gap-2">
          <p className="line-clamp-4 max-w-prose leading-relaxed wrap-anywhere whitespace-pre-line">
            <LinkedText text={lead.description} />
          </p>
          {lead.notes && (
            <p className="flex items-center gap-2 text-sm text-muted">
              <StickyNote aria-hidden size={14} className="shrink-0" />
              <span className="sr-only">Internal notes: </span>
              <span className="truncate">{lead.notes}</span>
            </p>
          )}
        </div>
        <LeadProject lead={lead} />
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
        <LeadDates lead={lead} />
        <LeadCardActions
          lead={lead}
          greeting={greeting}
          titleId={titleId}
          onDetails={onDetails}
          onDelete={onDelete}
        />
      </footer>
    </article>
  )
}
