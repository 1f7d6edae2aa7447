import { UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { labelOf } from '@/domain/choice'
import type { LeadEntity } from '@/domain/entities'
import { serviceTypes } from '@/domain/lead'
import { rupees } from '@/domain/money'
import { NextStep } from '../leads/NextStep'

interface Props {
  lead: LeadEntity
  title: ReactNode
  /** Shown in the footer. */
  tools?: ReactNode
}

/** The content of a card on the board. */
export function CardFace({ lead, title, tools }: Props) {
  const { company, serviceType, estimatedValue, owner } = lead
  return (
    <>
      {/* Full width, without tools next to it: names would wrap and companies be cut off. */}
      <header>
        {title}
        {company && (
          <p className="truncate text-sm text-muted" title={company}>
            {company}
          </p>
        )}
      </header>
      <p className="flex justify-between gap-x-3 text-sm">
        <span className="min-w-0 text-muted wrap-anywhere">{labelOf(serviceTypes, serviceType)}</span>
        {estimatedValue !== null && (
          <span className="shrink-0 font-medium tabular-nums">{rupees(estimatedValue)}</span>
        )}
      </p>
      <NextStep lead={lead} />
      {(owner || tools) && (
        <footer className="-mt-1 -mr-1.5 -mb-2 flex min-h-8 items-center justify-between gap-2 text-xs text-muted">
          {owner && (
            <p className="flex min-w-0 items-center gap-1.5">
              <UserRound aria-hidden size={12} className="shrink-0" />
              <span className="sr-only">Owner: </span>
              <span className="truncate">{owner.name}</span>
            </p>
          )}
          {tools}
        </footer>
      )}
    </>
  )
}

/** The frame of a card, on the board and while it is dragged. */
export const cardFrame = 'flex flex-col gap-2 rounded-lg border bg-surface p-3'
