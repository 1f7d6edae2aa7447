import { UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LeadEntity } from '../../domain/entities'
import { labelOf, serviceTypes } from '../../domain/lead'
import { rupees } from '../../domain/money'
import { NextStep } from '../leads/NextStep'

interface Props {
  lead: LeadEntity
  title: ReactNode
  /** Beside the title. */
  tools?: ReactNode
}

/** What a card of the board says about a lead. */
export function CardFace({ lead, title, tools }: Props) {
  const { company, serviceType, estimatedValue, owner } = lead
  return (
    <>
      <header className="flex items-start gap-1">
        <div className="min-w-0 grow">{title}</div>
        {tools}
      </header>
      {company && <p className="-mt-2 truncate text-sm text-muted">{company}</p>}
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="text-muted">{labelOf(serviceTypes, serviceType)}</span>
        {estimatedValue !== null && (
          <span className="font-medium tabular-nums">{rupees(estimatedValue)}</span>
        )}
      </p>
      <NextStep lead={lead} />
      {owner && (
        <p className="flex items-center gap-1.5 text-xs text-muted">
          <UserRound aria-hidden size={12} className="shrink-0" />
          <span className="sr-only">Owner: </span>
          <span className="truncate">{owner.name}</span>
        </p>
      )}
    </>
  )
}

/** The frame of a card, on the board and while it is carried. */
export const cardFrame = 'flex flex-col gap-2 rounded-lg border bg-surface p-3'
